/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What every Java file of the project keeps to and no compiler checks. */
final class SourceRules {

    static final int LONGEST_LINE = 120;
    static final int LONGEST_FILE = 500;

    private static final String HEADER = """
        /*******************************************************************************
         * Copyright (c) 2026 The ConTest for Eclipse authors.
         * This program and the accompanying materials are made available under the
         * terms of the Eclipse Public License 2.0 which is available at
         * https://www.eclipse.org/legal/epl-2.0/
         *
         * SPDX-License-Identifier: EPL-2.0
         *******************************************************************************/
        """;
    private static final Pattern IMPORT =
        Pattern.compile("^import (?:static )?[\\w.]+\\.(\\w+|\\*);\\R", Pattern.MULTILINE);
    private static final Pattern LEFT_OPEN = Pattern.compile("\\b(TO" + "DO|FIX" + "ME)\\b|@Disa" + "bled\\b");

    private SourceRules() {
    }

    /** All Java files below the folders that hold sources of ours. */
    static List<Path> sources(Path root) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String folder : List.of("benchmarks", "bundles", "examples", "releng")) {
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !root.relativize(file).toString().matches(".*\\b(target|bin)/.*"))
                    .forEach(sources::add);
            }
        }
        return sources;
    }

    /** One sentence for each rule that the text breaks. */
    static List<String> violations(String text) {
        List<String> violations = new ArrayList<>();
        if (!text.startsWith(HEADER)) {
            violations.add("does not start with the licence header");
        }
        List<String> lines = text.lines().toList();
        if (lines.size() > LONGEST_FILE) {
            violations.add("has " + lines.size() + " lines, more than " + LONGEST_FILE);
        }
        if (lines.stream().anyMatch(line -> line.length() > LONGEST_LINE)) {
            violations.add("has a line of more than " + LONGEST_LINE + " characters");
        }
        if (text.contains("\t")) {
            violations.add("has a tab");
        }
        if (LEFT_OPEN.matcher(text).find()) {
            violations.add("leaves work open or a test switched off");
        }
        violations.addAll(importViolations(text));
        return violations;
    }

    private static List<String> importViolations(String text) {
        List<String> violations = new ArrayList<>();
        String rest = IMPORT.matcher(text).replaceAll("");
        Set<String> seen = new HashSet<>();
        IMPORT.matcher(text).results().map(MatchResult::group).map(String::strip).forEach(line -> {
            if (line.endsWith(".*;")) {
                violations.add("has the star import " + line);
            } else if (!isUsed(line, rest)) {
                violations.add("has the unused import " + line);
            }
            if (!seen.add(line)) {
                violations.add("has twice the import " + line);
            }
        });
        return violations;
    }

    private static boolean isUsed(String line, String rest) {
        String name = line.substring(line.lastIndexOf('.') + 1, line.length() - 1);
        return Pattern.compile("\\b" + name + "\\b").matcher(rest).find();
    }
}
