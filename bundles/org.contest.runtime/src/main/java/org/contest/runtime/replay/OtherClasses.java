/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.List;
import org.contest.runtime.sites.RecordedSites;

/** Says of a replay that the program has classes that are not the recorded ones. */
final class OtherClasses {

    private OtherClasses() {
    }

    /** A remark, or null for none, with that before it. */
    static String told(String remark) {
        List<String> classes = RecordedSites.classes();
        if (classes.isEmpty()) {
            return remark;
        }
        String told = (classes.size() == 1 ? "Class " + classes.get(0) + " is not the recorded one"
            : classes.size() + " classes, such as " + classes.get(0) + ", are not the recorded ones")
            + " (compiled again, or by another compiler): what they do was found in the trace by method and line";
        return remark == null ? told : told + ". " + remark;
    }
}
