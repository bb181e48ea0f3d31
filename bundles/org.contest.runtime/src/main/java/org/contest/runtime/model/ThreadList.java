/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

/** Lists of threads linked by {@link ModelThread#next}; a thread is in one list at a time. Null is the empty list. */
public final class ThreadList {

    private ThreadList() {
    }

    /** The list with {@code t} at its end. */
    public static ModelThread append(ModelThread list, ModelThread t) {
        t.next = null;
        if (list == null) {
            return t;
        }
        ModelThread last = list;
        while (last.next != null) {
            last = last.next;
        }
        last.next = t;
        return list;
    }

    /** The list without {@code t}; no change when it is not in. */
    public static ModelThread remove(ModelThread list, ModelThread t) {
        if (list == t) {
            ModelThread rest = t.next;
            t.next = null;
            return rest;
        }
        for (ModelThread at = list; at != null; at = at.next) {
            if (at.next == t) {
                at.next = t.next;
                t.next = null;
                break;
            }
        }
        return list;
    }
}
