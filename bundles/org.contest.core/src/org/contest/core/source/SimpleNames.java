/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of classes without their packages, for sentences that a narrow place shows. */
public final class SimpleNames {

    private static final Pattern CLASS = Pattern.compile("\\b(?:[a-z_]\\w*\\.)+([A-Z][\\w$]*)"); //$NON-NLS-1$
    private static final Pattern WITH_ARTICLE = Pattern.compile("(?:an? )?" + CLASS); //$NON-NLS-1$

    /**
     * What became shorter.
     *
     * @param words with simple names
     * @param whole the names that these stand for, each once, in their order
     */
    public record Told(String words, List<String> whole) {

        /** Copies the list. */
        public Told {
            whole = List.copyOf(whole);
        }
    }

    private SimpleNames() {
    }

    /** Words in which each class has its simple name, unless another class in them has the same one. */
    public static Told unambiguous(String words) {
        Map<String, Set<String>> meant = new HashMap<>();
        CLASS.matcher(words).results()
            .forEach(found -> meant.computeIfAbsent(found.group(1), name -> new LinkedHashSet<>()).add(found.group()));
        Predicate<MatchResult> isOne = found -> meant.getOrDefault(found.group(1), Set.of()).size() == 1;
        List<String> whole = CLASS.matcher(words).results().filter(isOne).map(MatchResult::group).distinct().toList();
        String told = CLASS.matcher(words)
            .replaceAll(found -> Matcher.quoteReplacement(isOne.test(found) ? found.group(1) : found.group()));
        return new Told(told, whole);
    }

    /** Words in which each class has its simple name. */
    public static String in(String words) {
        return String.valueOf(WITH_ARTICLE.matcher(words).replaceAll("$1")); //$NON-NLS-1$
    }
}
