/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script, as far as it goes without building: the project is what is tested around it. */
class ContestScriptTest {

    private static final Path SCRIPT = Path.of(System.getProperty("contest.root"), "contest");

    @TempDir
    private Path folder;

    /** What a call left behind. */
    private record Call(int exitCode, String out, String err) {
    }

    @Test
    void help_names_every_command_and_succeeds() throws Exception {
        Call help = call(SCRIPT, Map.of(), "--help");
        assertEquals(0, help.exitCode());
        for (String command : List.of("stress", "replay", "report", "campaigns", "try", "ide", "test")) {
            assertTrue(help.out().contains("\n  " + command + " "), help.out());
        }
    }

    @Test
    void no_argument_shows_the_help() throws Exception {
        assertEquals(call(SCRIPT, Map.of(), "--help"), call(SCRIPT, Map.of()));
    }

    @Test
    void an_unknown_command_is_named_and_refused() throws Exception {
        Call call = call(SCRIPT, Map.of(), "strss");
        assertEquals(2, call.exitCode());
        assertEquals("contest: There is no command \"strss\". See: contest --help\n", call.err());
        assertEquals("", call.out());
    }

    @Test
    void a_machine_without_a_jdk_is_told_what_to_install() throws Exception {
        Path root = bareProject();
        Call call = call(root.resolve("contest"), Map.of("PATH", tools().toString(), "JAVA_HOME", "",
            "HOME", folder.toString(), "CONTEST_JDK_FOLDERS", folder.resolve("none").toString()), "campaigns");
        assertEquals(2, call.exitCode());
        assertTrue(call.err().startsWith("contest: No JDK 21 or later found in JAVA_HOME"), call.err());
        assertTrue(call.err().contains("apt-get install"), call.err());
    }

    @Test
    void the_script_works_through_a_symbolic_link_in_a_folder_with_spaces() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("my own link"), SCRIPT);
        Path second = Files.createSymbolicLink(folder.resolve("link to it"), Path.of("my own link"));
        assertEquals(0, call(link, Map.of(), "--help").exitCode());
        assertEquals(0, call(second, Map.of(), "--help").exitCode());
    }

    /** The script alone in a folder with a space, so that nothing is written into the project itself. */
    private Path bareProject() throws IOException {
        Path root = Files.createDirectories(folder.resolve("a project"));
        Files.copy(SCRIPT, root.resolve("contest"), StandardCopyOption.COPY_ATTRIBUTES);
        return root;
    }

    /** The plain tools of the machine without any Java among them. */
    private Path tools() throws IOException {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String name : List.of("sh", "cat", "dirname", "readlink", "mkdir", "sed", "tr")) {
            Path found = Files.exists(Path.of("/bin", name)) ? Path.of("/bin", name) : Path.of("/usr/bin", name);
            Files.createSymbolicLink(tools.resolve(name), found);
        }
        return tools;
    }

    private Call call(Path script, Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", script.toString()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
            .redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(environment);
        int exitCode = builder.start().waitFor();
        return new Call(exitCode, Files.readString(out, StandardCharsets.UTF_8),
            Files.readString(err, StandardCharsets.UTF_8));
    }
}
