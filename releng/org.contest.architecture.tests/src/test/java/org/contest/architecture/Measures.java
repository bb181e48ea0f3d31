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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints how wide and how tangled the project is, as a table of Markdown; the argument is the root of a work tree. */
final class Measures {

    private static final int MANY_METHODS = 25;
    private static final int MANY_LINES = 300;
    private static final Pattern JDK_NAME =
        Pattern.compile("\"\\(?(?:L|\\[L)?(?:java|javax|jdk|sun)[./][\\w./$;]*.*\"");
    private static final Pattern PARK = Pattern.compile("\\b(?:void|boolean) park\\w*\\(");
    private static final Pattern SCHEDULER = Pattern.compile("\"(surw|pct|pos|random|round-robin)\"|\\bSurwPolicy\\b");
    private static final Pattern QUIET = Pattern.compile("\\bignored(?:\\+\\+|--| [-+|&]?= )");

    private final Map<String, SourceGraph> bundles = new LinkedHashMap<>();

    private Measures(Path root) throws IOException {
        for (Bundle bundle : Architecture.bundles(root.resolve("bundles"))) {
            bundles.put(bundle.name().replace("org.contest.", ""), SourceGraph.of(bundle));
        }
    }

    public static void main(String... arguments) throws IOException {
        new Measures(Path.of(arguments[0])).rows().forEach(System.out::println);
    }

    private List<String> rows() {
        List<String> rows = new ArrayList<>(List.of("| measure | value |", "|---|---|"));
        bundles.forEach((name, graph) -> {
            List<Set<String>> circles = graph.circlesOfPackages();
            if (!circles.isEmpty()) {
                row(rows, "packages of `" + name + "` in a circle",
                    circles.stream().map(circle -> circle.size() + "").collect(Collectors.joining(" and ")));
            }
        });
        row(rows, "files of `runtime` in the largest circle", bundles.get("runtime").largestCircleOfFiles() + " of "
            + bundles.get("runtime").files().size());
        row(rows, "classes with more than " + MANY_METHODS + " methods",
            most(bundles.keySet(), SourceFile::methods, MANY_METHODS));
        row(rows, "files over " + MANY_LINES + " lines", most(bundles.keySet(), SourceFile::lines, MANY_LINES));
        row(rows, "declarations of `park` in `runtime`", count(List.of("runtime"), file -> matches(PARK, file.code())));
        row(rows, "names of the JDK as literals in `runtime` and `instrument`",
            count(List.of("runtime", "instrument"), file -> (int) file.literals().stream()
                .filter(literal -> JDK_NAME.matcher(literal).matches()).count()));
        row(rows, "writes of `ignored` in `runtime`", count(List.of("runtime"), file -> matches(QUIET, file.code())));
        row(rows, "files that name a scheduler of the runtime", count(bundles.keySet(),
            file -> Math.min(1, matches(SCHEDULER, file.text()))));
        for (String name : List.of("runtime", "instrument")) {
            row(rows, "lines of `" + name + "`",
                bundles.get(name).files().stream().mapToInt(SourceFile::lines).sum() + "");
        }
        return rows;
    }

    private static void row(List<String> rows, String measure, String value) {
        rows.add("| " + measure + " | " + value + " |");
    }

    private static int matches(Pattern pattern, String text) {
        return (int) pattern.matcher(text).results().count();
    }

    private List<SourceFile> files(Iterable<String> names) {
        List<SourceFile> files = new ArrayList<>();
        names.forEach(name -> files.addAll(bundles.get(name).files()));
        return files;
    }

    private String count(Iterable<String> names, ToIntFunction<SourceFile> measure) {
        List<SourceFile> having = files(names).stream().filter(file -> measure.applyAsInt(file) > 0).toList();
        return having.stream().mapToInt(measure).sum() + " in " + having.size() + " files";
    }

    private String most(Iterable<String> names, ToIntFunction<SourceFile> measure, int limit) {
        List<SourceFile> large = files(names).stream().filter(file -> measure.applyAsInt(file) > limit)
            .sorted(Comparator.comparingInt(measure).reversed()).toList();
        return large.size() + large.stream().limit(6).map(file -> file.simpleName() + ' ' + measure.applyAsInt(file))
            .collect(Collectors.joining(", ", " (", ")"));
    }
}
