/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** The program locations of one class while it is instrumented, numbered in code order. */
final class ClassSites {

    private final String className;
    private final List<Site> sites = new ArrayList<>();
    private int base;

    ClassSites(String className) {
        this.className = className;
    }

    /** A new site; its ordinal is its id until {@link #block}. */
    int add(String method, int line, EventKind kind, String variable) {
        sites.add(new Site(sites.size(), className, method, line, kind, variable));
        return sites.size() - 1;
    }

    int count() {
        return sites.size();
    }

    /** Forgets the sites from an ordinal on, when a method turns out to be left alone. */
    void truncate(int count) {
        sites.subList(count, sites.size()).clear();
    }

    int base() {
        return base;
    }

    /** Fixes the ids. */
    SiteTable.Block block(int newBase, String crc) {
        base = newBase;
        List<Site> numbered = new ArrayList<>(sites.size());
        for (Site s : sites) {
            numbered.add(new Site(base + s.id(), s.className(), s.method(), s.line(), s.kind(), s.variable()));
        }
        return new SiteTable.Block(base, className, crc, numbered);
    }
}
