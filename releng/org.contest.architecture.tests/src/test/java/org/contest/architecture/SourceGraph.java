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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which Java file of a bundle uses which other one, and which package which. */
final class SourceGraph {

    private final List<SourceFile> files = new ArrayList<>();
    private final Map<String, Set<String>> uses = new TreeMap<>();

    private SourceGraph() {
    }

    static SourceGraph of(Bundle bundle) throws IOException {
        SourceGraph graph = new SourceGraph();
        for (Path source : bundle.sources()) {
            if (!source.endsWith("package-info.java")) {
                graph.files.add(SourceFile.read(source));
            }
        }
        Set<String> classes = new TreeSet<>(graph.files.stream().map(SourceFile::name).toList());
        graph.files.forEach(file -> graph.uses.put(file.name(), file.uses(classes)));
        return graph;
    }

    List<SourceFile> files() {
        return files;
    }

    /** Packages that use each other in a circle, each group sorted. */
    List<Set<String>> circlesOfPackages() {
        Map<String, Set<String>> packages = new TreeMap<>();
        uses.forEach((name, used) -> used.forEach(other -> {
            if (!packageOf(name).equals(packageOf(other))) {
                packages.computeIfAbsent(packageOf(name), key -> new TreeSet<>()).add(packageOf(other));
            }
        }));
        return circles(packages);
    }

    /** How many files the largest circle of files has; 1 when there is none. */
    int largestCircleOfFiles() {
        return circles(uses).stream().mapToInt(Set::size).max().orElse(1);
    }

    /** One use of the second package by the first, for a message. */
    String example(String from, String to) {
        return uses.entrySet().stream().filter(entry -> packageOf(entry.getKey()).equals(from))
            .flatMap(entry -> entry.getValue().stream().filter(other -> packageOf(other).equals(to))
                .map(other -> entry.getKey() + " uses " + other))
            .findFirst().orElse("");
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** The groups of more than one that reach each other, the largest first. */
    private static List<Set<String>> circles(Map<String, Set<String>> edges) {
        Map<String, Set<String>> reached = new HashMap<>();
        edges.keySet().forEach(start -> reached.put(start, reach(start, edges)));
        Set<String> left = new TreeSet<>(edges.keySet());
        List<Set<String>> circles = new ArrayList<>();
        while (!left.isEmpty()) {
            String first = left.iterator().next();
            Set<String> circle = new TreeSet<>(Set.of(first));
            left.stream().filter(other -> reached.get(first).contains(other) && reached.get(other).contains(first))
                .forEach(circle::add);
            left.removeAll(circle);
            if (circle.size() > 1) {
                circles.add(circle);
            }
        }
        circles.sort(Comparator.comparingInt((Set<String> circle) -> circle.size()).reversed());
        return circles;
    }

    private static Set<String> reach(String start, Map<String, Set<String>> edges) {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(edges.getOrDefault(start, Set.of()));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (seen.add(next)) {
                open.addAll(edges.getOrDefault(next, Set.of()));
            }
        }
        return seen;
    }
}
