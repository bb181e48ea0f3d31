/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that have no bug run to their end; the table in README.md is complete. */
class ExamplesTest {
    private static final int RUNS = 20;
    private static final Path SOURCES = Path.of("src/main/java");

    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    private UncaughtExceptionHandler before;

    @BeforeEach
    void collect_what_leaves_any_thread() {
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
    }

    @AfterEach
    void restore_the_handler() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    static Stream<String> correct() throws IOException {
        Stream<String> fixed = programs().filter(name -> name.contains(".Fixed"));
        return Stream.concat(fixed, Stream.of("examples.channel.Channels"));
    }

    static Stream<String> programs() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                if (file.toString().endsWith(".java") && Files.readString(file).contains("void main(String[]")) {
                    String name = SOURCES.relativize(file).toString().replaceAll("[/\\\\]", ".");
                    names.add(name.substring(0, name.length() - ".java".length()));
                }
            }
        }
        return names.stream();
    }

    @ParameterizedTest
    @MethodSource("correct")
    void a_correct_example_does_not_fail(String name) throws Exception {
        Method main = Class.forName(name).getMethod("main", String[].class);
        for (int run = 0; run < RUNS; run++) {
            main.invoke(null, (Object) new String[0]);
        }
        assertEquals(List.of(), failures);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void every_program_is_in_the_table(String name) throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        assertTrue(readme.contains("`" + name.substring("examples.".length()) + "`"), name + " is not in README.md");
    }

    @Test
    void a_wrong_argument_is_refused_with_a_sentence() throws Exception {
        Method main = Class.forName("examples.philosophers.DiningPhilosophers").getMethod("main", String[].class);
        InvocationTargetException thrown = assertThrows(InvocationTargetException.class,
            () -> main.invoke(null, (Object) new String[] {"many"}));
        assertEquals("argument 1 is not a number: many", thrown.getCause().getMessage());
    }
}
