/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FastStartTest {

    @TempDir
    Path folder;

    /** The program. */
    static final class Nothing {
        private Nothing() {
        }

        public static void main(String[] args) {
            assertEquals(0, args.length);
        }
    }

    private ProgramSpec program(String... vmArguments) throws Exception {
        Path classes = Path.of(Nothing.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return new ProgramSpec(List.of(classes, Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation()
            .toURI())), List.of(), Nothing.class.getName(), List.of(), List.of(vmArguments), folder, Map.of(),
            Path.of(System.getProperty("java.home")));
    }

    @Test
    void a_jvm_starts_with_the_archive_whether_it_fits_or_not_and_prints_nothing_more() throws Exception {
        SharedArchive.of(program().javaHome()).make();
        Path archive = SharedArchive.of(program().javaHome()).file();
        assertEquals("-XX:SharedArchiveFile=" + archive, FastStart.arguments(program(), List.of()).get(0));
        for (String argument : List.of("-XX:+UseCompressedOops", "-XX:-UseCompressedOops")) {
            ProcessSpec spec = JavaCommand.program(program(argument), RunOptions.defaults().with(Key.SCHEDULER, "none"),
                List.of());
            Path output = folder.resolve("out.txt");
            Process process = Processes.start(spec, output).root();
            assertEquals(0, process.waitFor(), Files.readString(output));
            assertEquals("", Files.readString(output), argument);
        }
    }

    @Test
    void a_program_that_chooses_when_code_is_optimized_has_the_last_word() throws Exception {
        List<String> command = JavaCommand.program(program("-XX:Tier4CompileThreshold=7"), RunOptions.defaults(),
            List.of()).command();
        List<String> limits = command.stream().filter(word -> word.startsWith("-XX:Tier4CompileThreshold=")).toList();
        assertEquals(List.of("-XX:Tier4CompileThreshold=150000", "-XX:Tier4CompileThreshold=7"), limits);
    }

    @Test
    void what_an_ended_process_has_left_of_an_archive_is_removed() throws Exception {
        Path home = folder.resolve("java that fails");
        Files.createSymbolicLink(Files.createDirectories(home.resolve("bin")).resolve("java"), Path.of("/bin/false"));
        Path archive = SharedArchive.of(home).file();
        Path old = Files.createTempDirectory(Files.createDirectories(archive.getParent()), "making");
        Files.writeString(old.resolve("new.jsa"), "half of it");
        Files.setLastModifiedTime(old, FileTime.fromMillis(1000));
        Path young = Files.createTempDirectory(archive.getParent(), "making");
        SharedArchive.of(home).make();
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(young), "another process makes it");
        Files.delete(young);
        Files.delete(archive.resolveSibling(archive.getFileName() + ".refused"));
    }

    @Test
    void a_program_with_classes_of_the_jvm_of_its_own_gets_no_archive() throws Exception {
        SharedArchive.of(program().javaHome()).make();
        for (String argument : List.of("-Xshare:off", "--patch-module=java.base=x", "-Xbootclasspath/a:x.jar",
            "-javaagent:x.jar", "-agentlib:x")) {
            assertEquals(List.of(), FastStart.arguments(program(argument), List.of(argument)), argument);
        }
    }

    @Test
    void the_cache_of_the_user_is_passed_unless_another_one_is_named() {
        String users = cache(List.of("-Xmx1g", "-agentlib:jdwp=transport=dt_socket,address=5005"));
        assertTrue(users.endsWith("classes"), users);
        assertEquals("x", FastStart.cached(RunOptions.defaults().with(Key.CACHE, "x"), List.of()).get(Key.CACHE));
    }

    @Test
    void a_jdk_that_arguments_change_has_a_cache_of_its_own() {
        Set<String> caches = new HashSet<>();
        caches.add(cache(List.of()));
        for (String argument : List.of("--patch-module=java.base=x", "--patch-module=java.base=y", "-javaagent:x.jar",
            "-agentpath:x.so")) {
            assertTrue(caches.add(cache(List.of(argument))), argument);
        }
        assertEquals(cache(List.of("-javaagent:x.jar")), cache(List.of("-javaagent:x.jar")));
    }

    private static String cache(List<String> vmArguments) {
        return FastStart.cached(RunOptions.defaults(), vmArguments).get(Key.CACHE);
    }

    @Test
    void a_folder_that_became_too_large_loses_its_oldest_files() throws IOException {
        for (int i = 0; i < 10; i++) {
            Path file = Files.write(folder.resolve("f" + i), new byte[100]);
            Files.setLastModifiedTime(file, FileTime.fromMillis(1000L * i));
        }
        FastStart.prune(folder, 1000);
        assertTrue(Files.exists(folder.resolve("f0")));
        FastStart.prune(folder, 999);
        assertFalse(Files.exists(folder.resolve("f5")));
        assertTrue(Files.exists(folder.resolve("f6")));
    }

    @Test
    void a_folder_is_looked_through_once_a_day() throws IOException {
        Path cache = Files.createDirectory(folder.resolve("classes"));
        Path mark = folder.resolve("classes.pruned");
        FastStart.pruneDaily(cache, 1000);
        Path file = Files.write(cache.resolve("file"), new byte[2000]);
        FastStart.pruneDaily(cache, 1000);
        assertTrue(Files.exists(file));
        Files.setLastModifiedTime(mark, FileTime.from(Instant.now().minus(25, ChronoUnit.HOURS)));
        FastStart.pruneDaily(cache, 1000);
        assertFalse(Files.exists(file));
    }
}
