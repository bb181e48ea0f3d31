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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The two tables of {@code bundles/README.md}: who may use whom, and what the outside names stand for. */
final class DependencyTable {

    private static final String OURS = "org.contest.";
    private static final String PACKED_ONLY = "(packed only)";
    private static final Pattern NAME = Pattern.compile("`([^`]+)`(?: " + Pattern.quote(PACKED_ONLY) + ")?");
    private static final Pattern JDK =
        Pattern.compile("(java|javax|jdk|org\\.w3c\\.dom|org\\.xml\\.sax)\\..*|org\\.jspecify.*");

    /** What a bundle may use, and what it may only carry inside. */
    record Row(Set<String> uses, Set<String> packs) {
    }

    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final Map<String, List<String>> outside = new LinkedHashMap<>();

    private DependencyTable(List<String> lines) {
        for (String line : lines) {
            String[] cells = line.split("\\|");
            if (!line.startsWith("| `")) {
                continue;
            }
            String name = names(cells[1]).get(0);
            if (cells.length == 4) {
                rows.put(name, row(cells[3]));
            } else {
                outside.put(name, names(cells[2]));
            }
        }
    }

    /** Reads the tables of a map file; lines that are no table rows do not matter. */
    static DependencyTable read(Path map) throws IOException {
        return new DependencyTable(Files.readAllLines(map));
    }

    Set<String> bundles() {
        return rows.keySet();
    }

    boolean mayUse(String bundle, String name) {
        return rows.containsKey(bundle) && rows.get(bundle).uses().contains(name);
    }

    /** Whether the table allows the edge, by name of a bundle, a Maven group or a package. */
    boolean allows(Edge edge) {
        String target = edge.target();
        if (JDK.matcher(target).matches()) {
            return true;
        }
        Row row = rows.get(edge.bundle());
        if (row == null) {
            return false;
        }
        return ours(target).map(name -> allowsOurs(edge, row, name))
            .orElseGet(() -> outside.entrySet().stream()
                .anyMatch(e -> row.uses().contains(e.getKey()) && matches(e.getValue(), target)));
    }

    private boolean allowsOurs(Edge edge, Row row, String name) {
        if (edge.bundle().equals(OURS + name) || row.uses().contains(name)) {
            return true;
        }
        if (edge.kind() == Edge.Kind.IMPORT) {
            return row.uses().stream().anyMatch(use -> isWithin(edge.target(), OURS + use));
        }
        return row.packs().contains(name) || row.uses().stream().anyMatch(use -> use.startsWith(name + '.'));
    }

    /** The short name of the bundle of ours that holds the target, if it is ours. */
    private Optional<String> ours(String target) {
        if (isWithin(target, "examples")) {
            return Optional.of("examples");
        }
        if (!target.startsWith(OURS)) {
            return Optional.empty();
        }
        String bundle = rows.keySet().stream().filter(row -> isWithin(target, row))
            .max(Comparator.comparingInt(String::length)).orElse(target);
        return Optional.of(bundle.substring(OURS.length()));
    }

    private static boolean isWithin(String name, String prefix) {
        return name.equals(prefix) || name.startsWith(prefix + '.');
    }

    private static boolean matches(List<String> patterns, String target) {
        return patterns.stream().anyMatch(pattern -> pattern.endsWith("*")
            ? target.startsWith(pattern.substring(0, pattern.length() - 1))
            : target.equals(pattern));
    }

    private static Row row(String cell) {
        Set<String> packs = NAME.matcher(cell).results().filter(m -> m.group().endsWith(PACKED_ONLY))
            .map(m -> m.group(1)).collect(Collectors.toSet());
        Set<String> uses = names(cell).stream().filter(name -> !packs.contains(name)).collect(Collectors.toSet());
        return new Row(uses, packs);
    }

    private static List<String> names(String cell) {
        List<String> names = new ArrayList<>();
        Matcher matcher = NAME.matcher(cell);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }
}
