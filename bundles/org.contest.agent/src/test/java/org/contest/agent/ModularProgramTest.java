/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program on the module path, whose packages are closed to all others. */
class ModularProgramTest {

    @TempDir
    private Path work;

    @ParameterizedTest
    @ValueSource(strings = {"control=true;scheduler=round-robin", "scheduler=noise;frequency=100;record=full"})
    void a_program_of_a_closed_module_behaves_as_without_the_agent(String options) throws Exception {
        List<String> program = List.of("-p", compiled().toString(), "-m", "closed/closed.Main");
        Jvm jvm = new Jvm(Path.of(System.getProperty("java.home")), work);
        Jvm.Outcome plain = jvm.plain(program);
        assertEquals("closed 2 false\n", plain.output());
        Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t"), program);
        assertEquals(plain.output(), seen.output());
        assertEquals(plain.exit(), seen.exit());
        assertEquals(List.of(), seen.result().health().failed());
        assertEquals(List.of(), seen.result().failures());
        assertTrue(seen.result().events().containsKey(EventKind.MONITOR_ENTER), seen.result().events().toString());
    }

    private Path compiled() throws IOException {
        Path sources = Files.createDirectories(work.resolve("sources/closed"));
        Files.writeString(sources.resolveSibling("module-info.java"), "module closed { }");
        Files.writeString(sources.resolve("Main.java"), """
            package closed;

            class Main {
                private static int count;

                private static synchronized void add() {
                    count++;
                }

                public static void main(String[] args) throws InterruptedException {
                    Thread other = new Thread(Main::add);
                    other.start();
                    add();
                    other.join();
                    Module own = Main.class.getModule();
                    System.out.println(own.getName() + " " + count + " " + own.isExported("closed"));
                }
            }
            """);
        Path classes = work.resolve("classes");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-d",
            classes.toString(), sources.resolveSibling("module-info.java").toString(),
            sources.resolve("Main.java").toString()));
        return classes;
    }
}
