/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text that is too long for its place, with dots for what is left out. */
public final class TextCut {

    private static final String CUT = "\u2026"; //$NON-NLS-1$
    private static final String PART = ", "; //$NON-NLS-1$
    private static final int LEAST = 4;
    /** Class, method, line, and what is done there. */
    private static final Pattern PLACE = Pattern.compile("([^.: ]+)([^: ]*)(:\\d+)(.*)"); //$NON-NLS-1$

    private TextCut() {
    }

    /** True for a text of which something was left out. */
    public static boolean isCut(String text) {
        return text.contains(CUT);
    }

    /**
     * The longest text of the beginning and the end of a name that fits, since names of threads often differ in their
     * last character only; some characters are left in any case.
     */
    public static String middle(String name, Predicate<String> fits) {
        return isWhole(name, fits) ? name : longest(LEAST, name.length() - 1, fits,
            kept -> name.substring(0, kept - kept / 2) + CUT + name.substring(name.length() - kept / 2));
    }

    /** The longest beginning of a text that fits; some characters are left in any case. */
    public static String end(String text, Predicate<String> fits) {
        return isWhole(text, fits) ? text
            : longest(LEAST, text.length() - 1, fits, kept -> text.substring(0, kept) + CUT);
    }

    /** The longest beginning of a text that fits and ends before a comma; of its first part, what fits. */
    public static String parts(String text, Predicate<String> fits) {
        String kept = text;
        while (!fits.test(kept) && kept.contains(PART)) {
            kept = kept.substring(0, kept.lastIndexOf(PART));
        }
        return end(kept, fits);
    }

    /**
     * A program location or a variable that fits. Of a location, class and line stay as long as there is room for
     * them: first the method gives way, then what is said of the line. Of a variable, the field stays before the class.
     */
    public static String location(String text, Predicate<String> fits) {
        if (fits.test(text)) {
            return text;
        }
        Matcher place = PLACE.matcher(text);
        if (!place.matches()) {
            return name(text, fits);
        }
        String type = String.valueOf(place.group(1));
        String method = String.valueOf(place.group(2));
        String line = String.valueOf(place.group(3));
        String withoutMethod = before(line + place.group(4), type + method, fits);
        if (withoutMethod.startsWith(type + CUT) || withoutMethod.startsWith(type + '.')) {
            return withoutMethod;
        }
        return fits.test(type + method + line + CUT) ? before("", text, fits) : before(line, type, fits); //$NON-NLS-1$
    }

    private static String name(String text, Predicate<String> fits) {
        int field = text.lastIndexOf('.');
        boolean isVariable = field > 0 && text.indexOf(' ') < 0;
        int half = text.length() / 2;
        int kept = isVariable && fits.test(CUT + text.substring(field)) ? field
            : fits.test(CUT + text.substring(half)) ? half : text.length();
        return before(text.substring(kept), text.substring(0, kept), fits);
    }

    /** As many letters of a beginning as there is room for before an end. */
    private static String before(String end, String begin, Predicate<String> fits) {
        return longest(0, begin.length(), fits, kept -> {
            int dot = kept > 0 && begin.charAt(kept - 1) == '.' ? 1 : 0; // three dots are enough
            return begin.substring(0, kept - dot) + CUT + end;
        });
    }

    private static boolean isWhole(String text, Predicate<String> fits) {
        return text.length() <= LEAST || fits.test(text);
    }

    /** With the largest number of letters that fits. */
    private static String longest(int least, int letters, Predicate<String> fits, IntFunction<String> cut) {
        int kept = least;
        int most = letters;
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
