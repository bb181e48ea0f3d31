/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project keeps to its map, and the check finds what does not. */
class ArchitectureTest {

    private static final String TABLE = """
        | bundle | responsibility | may use |
        |---|---|---|
        | `org.contest.low` | is used | - |
        | `org.contest.high` | uses | `low.api`, `lib` |
        | `org.contest.carrier` | carries | `low` (packed only) |
        | `org.contest.view` | shows | `high`, `eclipse` |

        | name | stands for |
        |---|---|
        | `lib` | `org.lib*` |
        | `eclipse` | `org.eclipse.core*` |
        """;

    @TempDir
    private Path root;

    @BeforeEach
    void a_project_of_four_bundles_that_keep_to_the_map() throws IOException {
        write("bundles/README.md", TABLE);
        pom("low", "");
        pom("high", "low", "org.lib.some");
        java("high", "import org.contest.low.api.Thing;\nimport java.util.List;\nimport org.lib.some.Helper;\n");
        pom("carrier", "low");
        pom("view", "");
        manifest("org.contest.high,\n org.eclipse.core.runtime;bundle-version=\"[3.0.0,4.0.0)\"");
    }

    @Test
    void the_project_keeps_to_its_map() throws IOException {
        assertEquals(List.of(), Architecture.violations(Path.of(System.getProperty("contest.root"))));
    }

    @Test
    void edges_of_the_map_are_allowed() throws IOException {
        assertEquals(List.of(), Architecture.violations(root));
    }

    @Test
    void a_manifest_edge_against_the_direction_is_found() throws IOException {
        manifest("org.contest.carrier");
        assertFound("org.contest.view uses org.contest.carrier");
    }

    @Test
    void a_required_bundle_that_no_name_stands_for_is_found() throws IOException {
        manifest("org.eclipse.swt;bundle-version=\"[3.0.0,4.0.0)\"");
        assertFound("org.contest.view uses org.eclipse.swt");
    }

    @Test
    void a_pom_edge_against_the_direction_is_found() throws IOException {
        pom("low", "high");
        assertFound("org.contest.low uses org.contest.high");
    }

    @Test
    void a_library_that_is_not_in_the_row_is_found() throws IOException {
        pom("low", "org.lib.some");
        assertFound("org.contest.low uses org.lib.some");
    }

    @Test
    void an_import_from_a_package_that_the_row_leaves_out_is_found() throws IOException {
        java("high", "import org.contest.low.internal.Thing;\n");
        assertFound("org.contest.high uses org.contest.low.internal.Thing");
    }

    @Test
    void an_import_from_a_bundle_that_is_only_packed_is_found() throws IOException {
        java("carrier", "import static org.contest.low.api.Thing.make;\n");
        assertFound("org.contest.carrier uses org.contest.low.api.Thing.make");
    }

    @Test
    void eclipse_is_found_in_a_plain_bundle_even_without_an_import() throws IOException {
        java("low", "class Low {\n    org.eclipse.core.runtime.IPath path;\n}\n");
        assertFound("mentions org.eclipse");
    }

    @Test
    void packages_that_use_each_other_are_found() throws IOException {
        inLow("a/First", "package org.contest.low.a;\nclass First {\n    org.contest.low.b.Other other;\n}\n");
        inLow("b/Other",
            "package org.contest.low.b;\nimport org.contest.low.a.First;\nclass Other extends First {\n}\n");
        assertFound("packages use each other in a circle: [org.contest.low.a, org.contest.low.b]");
    }

    @Test
    void a_package_that_only_a_comment_names_is_not_used() throws IOException {
        inLow("a/First",
            "package org.contest.low.a;\nimport org.contest.low.b.Other;\n/** {@link Other} */\nclass First {\n}\n");
        inLow("b/Other",
            "package org.contest.low.b;\nimport org.contest.low.a.First;\nclass Other extends First {\n}\n");
        assertEquals(List.of(), Architecture.violations(root));
    }

    @Test
    void a_bundle_without_a_row_and_a_row_without_a_bundle_are_found() throws IOException {
        write("bundles/README.md", TABLE.replace("org.contest.low", "org.contest.lost"));
        List<String> violations = Architecture.violations(root);
        assertTrue(violations.contains("org.contest.low has no row in bundles/README.md"), violations::toString);
        assertTrue(violations.contains("org.contest.lost has a row in bundles/README.md but no folder"),
            violations::toString);
    }

    private void assertFound(String expected) throws IOException {
        List<String> violations = Architecture.violations(root);
        assertEquals(1, violations.size(), violations::toString);
        assertTrue(violations.get(0).contains(expected), violations::toString);
    }

    private void pom(String bundle, String... targets) throws IOException {
        StringBuilder pom = new StringBuilder("<project><dependencies>");
        for (String target : targets) {
            if (!target.isEmpty()) {
                boolean ours = !target.contains(".");
                pom.append("<dependency><groupId>").append(ours ? "org.contest" : target)
                    .append("</groupId><artifactId>").append(ours ? "org.contest." + target : "any")
                    .append("</artifactId></dependency>");
            }
        }
        pom.append("<dependency><groupId>anything</groupId><scope>test</scope></dependency>");
        write("bundles/org.contest." + bundle + "/pom.xml", pom + "</dependencies></project>");
    }

    private void manifest(String required) throws IOException {
        write("bundles/org.contest.view/META-INF/MANIFEST.MF",
            "Manifest-Version: 1.0\nRequire-Bundle: " + required + "\n");
    }

    private void java(String bundle, String text) throws IOException {
        write("bundles/org.contest." + bundle + "/src/main/java/Some.java", text);
    }

    private void inLow(String name, String text) throws IOException {
        write("bundles/org.contest.low/src/main/java/org/contest/low/" + name + ".java", text);
    }

    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
