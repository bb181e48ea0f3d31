/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.identity;

import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Places;
import org.contest.protocol.Site;

/**
 * A program location of a coverage task. Instructions of one kind and one variable in one line are one location.
 *
 * @param className binary name with dots
 * @param method name and descriptor; empty where the location is a class
 * @param line source line; -1 where there is none, or where the location is the whole method
 * @param kind what happens there; empty for a whole method
 * @param variable field, array type or called method; empty where there is none
 */
public record Location(String className, String method, int line, String kind, String variable) {

    /** The location that is a whole method. */
    public static Location ofMethod(String className, String method) {
        return new Location(className, method, -1, "", "");
    }

    /** Method name without descriptor. */
    public String methodName() {
        int end = method.indexOf('(');
        return end < 0 ? method : method.substring(0, end);
    }

    /** All that makes it: class, method and line, as in a stack trace, the kind of event, and the variable. */
    public String text() {
        return Places.text(className, methodName(), line) + (kind.isEmpty() ? "" : " " + kind)
            + (variable.isEmpty() ? "" : " " + variable);
    }

    /** What happens there, as {@code reads Cache.pool by get() at Cache.find:7}; of a whole method its name. */
    public String inWords() {
        return kind.isEmpty() ? text()
            : Operations.inWords(new Site(-1, className, method, line, EventKind.valueOf(kind), variable));
    }
}
