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
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Compares the bundles of a project with the map that it keeps in {@code bundles/README.md}. */
final class Architecture {

    private Architecture() {
    }

    /** One sentence for each thing in the project that its map does not allow. */
    static List<String> violations(Path root) throws IOException {
        Path bundles = root.resolve("bundles");
        DependencyTable table = DependencyTable.read(bundles.resolve("README.md"));
        List<String> violations = new ArrayList<>();
        TreeSet<String> missing = new TreeSet<>(table.bundles());
        for (Bundle bundle : bundles(bundles)) {
            if (!missing.remove(bundle.name())) {
                violations.add(bundle.name() + " has no row in bundles/README.md");
            }
            bundle.edges().stream().filter(edge -> !table.allows(edge)).map(Edge::toString).forEach(violations::add);
            violations.addAll(circles(bundle));
            if (!table.mayUse(bundle.name(), "eclipse")) {
                violations.addAll(mentionsOfEclipse(bundle));
            }
        }
        missing.forEach(name -> violations.add(name + " has a row in bundles/README.md but no folder"));
        return violations;
    }

    static List<Bundle> bundles(Path folder) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(child -> Files.exists(child.resolve("pom.xml"))).sorted().map(Bundle::new).toList();
        }
    }

    private static List<String> circles(Bundle bundle) throws IOException {
        SourceGraph graph = SourceGraph.of(bundle);
        List<String> found = new ArrayList<>();
        for (Set<String> circle : graph.circlesOfPackages()) {
            List<String> uses = circle.stream().flatMap(from -> circle.stream()
                .filter(to -> !to.equals(from)).map(to -> graph.example(from, to)))
                .filter(use -> !use.isEmpty()).toList();
            found.add("packages use each other in a circle: " + circle + ", as " + uses);
        }
        return found;
    }

    private static List<String> mentionsOfEclipse(Bundle bundle) throws IOException {
        List<String> mentions = new ArrayList<>();
        for (Path source : bundle.sources()) {
            if (Files.readString(source).contains("org.eclipse")) {
                mentions.add(source + " mentions org.eclipse, but " + bundle.name() + " is a plain Java bundle");
            }
        }
        return mentions;
    }
}
