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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The sources keep to the rules, and the check finds what does not. */
class SourceRulesTest {

    private static final Path ROOT = Path.of(System.getProperty("contest.root"));
    private static String clean = "";

    @BeforeAll
    static void this_file_is_clean() throws IOException {
        clean = Files.readString(ROOT.resolve("releng/org.contest.architecture.tests/src/test/java")
            .resolve("org/contest/architecture/Edge.java"));
    }

    @Test
    void the_sources_of_the_project_keep_to_the_rules() throws IOException {
        List<String> violations = new ArrayList<>();
        List<Path> sources = SourceRules.sources(ROOT);
        assertFalse(sources.isEmpty());
        for (Path source : sources) {
            SourceRules.violations(Files.readString(source))
                .forEach(violation -> violations.add(ROOT.relativize(source) + " " + violation));
        }
        assertEquals("", String.join("\n", violations));
    }

    @Test
    void every_package_of_a_bundle_says_what_null_means_in_it() throws IOException {
        Set<String> silent = new TreeSet<>();
        for (Path source : SourceRules.sources(ROOT)) {
            String name = ROOT.relativize(source).toString();
            Path info = source.resolveSibling("package-info.java");
            if (name.startsWith("bundles/") && !name.contains("/src/test/") && !name.contains("testprograms")
                && !(Files.exists(info)
                    && Files.readString(info).matches("(?s).*@.*(NullMarked|NullUnmarked|NonNullByDefault).*"))) {
                silent.add(name.substring(0, name.lastIndexOf('/')));
            }
        }
        assertEquals("", String.join("\n", silent));
    }

    @Test
    void a_clean_file_has_no_violation() {
        assertEquals(List.of(), SourceRules.violations(clean));
    }

    @Test
    void a_missing_licence_header_is_found() {
        assertFound("does not start with the licence header", clean.substring(1));
    }

    @Test
    void a_long_line_a_tab_and_a_long_file_are_found() {
        assertFound("has a line of more than 120 characters", clean + "x".repeat(SourceRules.LONGEST_LINE + 1));
        assertFound("has a tab", clean + "\t");
        assertFound("has 501 lines, more than 500",
            clean + "\n".repeat(SourceRules.LONGEST_FILE + 1 - (int) clean.lines().count()));
    }

    @Test
    void star_imports_and_unused_imports_are_found() {
        assertFound("has the star import import java.util.*;", clean + "import java.util.*;\n");
        assertFound("has the unused import import java.util.List;", clean + "import java.util.List;\n");
    }

    @Test
    void an_import_that_stands_twice_is_found() {
        String line = "import java.util.List;\n";
        assertFound("has twice the import import java.util.List;", clean + line + line);
    }

    @Test
    void work_left_open_is_found() {
        assertFound("leaves work open or a test switched off", clean + "// TO" + "DO later\n");
    }

    private static void assertFound(String expected, String text) {
        List<String> violations = SourceRules.violations(text);
        assertTrue(violations.contains(expected), violations::toString);
    }
}
