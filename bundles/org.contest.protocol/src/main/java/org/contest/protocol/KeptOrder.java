/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.List;
import java.util.regex.Pattern;

/** The note of a replay that kept the order of the program's own operations, and not that of libraries. */
public final class KeptOrder {

    private static final String TEXT = "Another JVM does otherwise inside libraries, so the replay kept the order of "
        + "the program's own operations instead: %d of %d came in it";
    private static final Pattern WHOLE = Pattern.compile("own operations instead: (\\d+) of \\1 came in it");

    private KeptOrder() {
    }

    /** How many operations of the trace came in their turn, in words. */
    public static String inWords(int inOrder, int all) {
        return String.format(TEXT, inOrder, all);
    }

    /** True when the notes of a replay tell that all of them did. */
    public static boolean isWhole(List<String> notes) {
        return notes.stream().anyMatch(note -> WHOLE.matcher(note).find());
    }
}
