/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** The program locations of one class while it is instrumented, numbered in code order from 0. */
public final class ClassSites {

    private final String className;
    private final int mark;
    private final List<Site> sites = new ArrayList<>();

    public ClassSites(String className, int mark) {
        this.className = className;
        this.mark = mark;
    }

    /** A new site; returns the constant that stands for its id in code. */
    int add(String method, int line, EventKind kind, String variable) {
        sites.add(new Site(sites.size(), className, method, line, kind, variable));
        return mark + sites.size() - 1;
    }

    public int mark() {
        return mark;
    }

    public int count() {
        return sites.size();
    }

    /** By site: the hash of the simple name of the field that it accesses, or 0. */
    public int[] variables() {
        int[] variables = new int[sites.size()];
        for (Site site : sites) {
            variables[site.id()] = isField(site.kind())
                ? site.variable().substring(site.variable().lastIndexOf('.') + 1).hashCode() : 0;
        }
        return variables;
    }

    private static boolean isField(EventKind kind) {
        return switch (kind) {
        case READ, WRITE, VOLATILE_READ, VOLATILE_WRITE -> true;
        default -> false;
        };
    }

    /** Their lines in the site table, which do not depend on the base. */
    public String lines() {
        String block = new SiteTable.Block(0, className, "", sites).format();
        return block.substring(block.indexOf('\n') + 1);
    }
}
