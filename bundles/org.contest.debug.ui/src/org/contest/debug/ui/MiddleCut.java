/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.Predicate;

/** A name that is too long loses its middle: names of threads often differ in their last character only. */
public final class MiddleCut {

    private static final char CUT = '\u2026';
    private static final int LEAST = 4;

    private MiddleCut() {
    }

    /** The longest text of the beginning and the end of a name that fits; some characters are left in any case. */
    public static String of(String name, Predicate<String> fits) {
        String cut = name;
        for (int kept = name.length() - 1; kept >= LEAST && !fits.test(cut); kept--) {
            cut = name.substring(0, kept - kept / 2) + CUT + name.substring(name.length() - kept / 2);
        }
        return cut;
    }
}
