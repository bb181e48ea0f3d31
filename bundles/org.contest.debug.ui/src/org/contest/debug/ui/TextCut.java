/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Text that is too long for its place, with dots for what is left out. */
public final class TextCut {

    private static final char CUT = '\u2026';
    private static final int LEAST = 4;

    private TextCut() {
    }

    /**
     * The longest text of the beginning and the end of a name that fits, since names of threads often differ in their
     * last character only; some characters are left in any case.
     */
    public static String middle(String name, Predicate<String> fits) {
        return longest(name, fits,
            kept -> name.substring(0, kept - kept / 2) + CUT + name.substring(name.length() - kept / 2));
    }

    /** The longest beginning of a text that fits; some characters are left in any case. */
    public static String end(String text, Predicate<String> fits) {
        return longest(text, fits, kept -> text.substring(0, kept) + CUT);
    }

    private static String longest(String text, Predicate<String> fits, IntFunction<String> cut) {
        if (text.length() <= LEAST || fits.test(text)) {
            return text;
        }
        int kept = LEAST;
        int most = text.length() - 1;
        while (kept < most) {
            int tried = (kept + most + 1) / 2;
            if (fits.test(cut.apply(tried))) {
                kept = tried;
            } else {
                most = tried - 1;
            }
        }
        return cut.apply(kept);
    }
}
