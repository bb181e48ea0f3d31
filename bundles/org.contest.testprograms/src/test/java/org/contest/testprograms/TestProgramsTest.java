/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every test program states an outcome, and those that cannot fail do not fail. */
class TestProgramsTest {
    private static final Path SOURCES = Path.of("src/main/java/org/contest/testprograms");
    private static final Set<String> FAILURES = Set.of("exception", "assertion", "deadlock", "hang", "exit");
    private static final int RUNS = 5;

    static Stream<String> failing() throws IOException {
        return programs("fail");
    }

    static Stream<String> correct() throws IOException {
        return programs("success");
    }

    private static Stream<String> programs(String folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(SOURCES.resolve(folder))) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                String name = file.getFileName().toString().replace(".java", "");
                if (!name.equals("package-info")) {
                    names.add("org.contest.testprograms." + folder + "." + name);
                }
            }
        }
        return names.stream();
    }

    @ParameterizedTest
    @MethodSource("failing")
    void a_failing_program_states_how_it_fails(String name) throws Exception {
        Class<?> program = Class.forName(name);
        assertTrue(FAILURES.contains(program.getField("EXPECTED").get(null)), name);
        assertEquals(void.class, program.getMethod("main", String[].class).getReturnType());
    }

    @ParameterizedTest
    @MethodSource("correct")
    void a_correct_program_does_not_fail(String name) throws Exception {
        assertEquals("none", Class.forName(name).getField("EXPECTED").get(null));
        for (int run = 0; run < RUNS; run++) {
            assertEquals(List.of(), failuresOf(name));
        }
    }

    /** Runs the program in a class loader of its own, so that its static fields are fresh. */
    private static List<Throwable> failuresOf(String name) throws Exception {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        URL classes = Threads.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            failures.add(e.getCause());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        return failures;
    }
}
