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

/**
 * Patterns of class names, where {@code *} stands for any characters. Matched by hand: what decides whether a class of
 * the JDK is transformed must not load one that it has to decide about.
 */
public final class NamePatterns {

    private static final char ANY = '*';

    private final List<String> patterns = new ArrayList<>();

    private NamePatterns() {
    }

    /** The patterns in a text, with commas between them; none in a blank one. */
    static NamePatterns of(String text) {
        NamePatterns found = new NamePatterns();
        if (!text.isBlank()) {
            for (int from = 0; from <= text.length();) {
                int comma = text.indexOf(',', from);
                int to = comma < 0 ? text.length() : comma;
                found.patterns.add(text.substring(from, to).strip());
                from = to + 1;
            }
        }
        return found;
    }

    boolean isEmpty() {
        return patterns.isEmpty();
    }

    /** True when one of them matches the whole name. */
    boolean match(String name) {
        for (int i = 0; i < patterns.size(); i++) {
            if (matches(patterns.get(i), name)) {
                return true;
            }
        }
        return false;
    }

    /** True when one matches that names a package to begin with: a star alone does not mean the JDK. */
    boolean matchByPackage(String name) {
        for (int i = 0; i < patterns.size(); i++) {
            String pattern = patterns.get(i);
            if (!pattern.isEmpty() && pattern.charAt(0) != ANY && matches(pattern, name)) {
                return true;
            }
        }
        return false;
    }

    /** Goes back to the last star when what follows it does not fit, and lets it stand for one more character. */
    private static boolean matches(String pattern, String name) {
        int at = 0;
        int star = -1;
        int resume = 0;
        for (int i = 0; i < name.length();) {
            if (at < pattern.length() && pattern.charAt(at) == ANY) {
                star = at++;
                resume = i;
            } else if (at < pattern.length() && pattern.charAt(at) == name.charAt(i)) {
                at++;
                i++;
            } else if (star >= 0) {
                at = star + 1;
                i = ++resume;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == ANY) {
            at++;
        }
        return at == pattern.length();
    }

    @Override
    public String toString() {
        return patterns.toString();
    }

    /** True when a name begins with one of the prefixes. In a loop of its own: streams may just be loaded. */
    public static boolean startsWithOne(String name, List<String> prefixes) {
        for (int i = 0; i < prefixes.size(); i++) {
            if (name.startsWith(prefixes.get(i))) {
                return true;
            }
        }
        return false;
    }
}
