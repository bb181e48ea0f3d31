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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars and class files that are not as usual: the program sees them as without the agent. */
class OddClassesTest {

    private static final Path HOME = Path.of(System.getProperty("java.home"));
    private static final int MAJOR_VERSION = 7;
    private static final byte FUTURE = 99;

    @TempDir
    private Path work;

    @Test
    void signed_doubled_future_and_damaged_classes_are_as_they_are_and_named_where_they_are_left_alone()
        throws Exception {
        Path future = compiled("future", "of no time");
        Path futureClass = future.resolve("future/Thing.class");
        byte[] bytes = Files.readAllBytes(futureClass);
        bytes[MAJOR_VERSION] = FUTURE;
        Files.write(futureClass, bytes);
        Path damaged = compiled("damaged", "cut off");
        Path damagedClass = damaged.resolve("damaged/Thing.class");
        byte[] whole = Files.readAllBytes(damagedClass);
        Files.write(damagedClass, Arrays.copyOf(whole, whole.length / 2));
        Path first = jar("first.jar", compiled("twice", "the first"));
        Path second = jar("second.jar", compiled("twice", "the second"));
        Jvm jvm = new Jvm(HOME, work,
            List.of(signed(jar("signed.jar", compiled("signed", "signed"))), first, second, future, damaged));
        String[] program = {"samples.OddClasses", "signed.Thing", "twice.Thing", "future.Thing", "damaged.Thing"};
        Jvm.Outcome plain = jvm.plain(program);
        assertTrue(plain.output().contains("signed.Thing: signed1, 1 signers"), plain.output());
        assertTrue(plain.output().contains("twice.Thing: the first1, 0 signers"), plain.output());
        Jvm.Outcome seen =
            jvm.underAgent("scheduler=noise;frequency=0;record=full;trace=" + work.resolve("t"), program);
        assertEquals(plain.output(), seen.output());
        assertEquals(plain.exit(), seen.exit());
        String failed = seen.result().health().failed().stream().sorted().collect(Collectors.joining("\n"));
        assertTrue(failed.matches("(?s)damaged\\.Thing: .*future\\.Thing: .*99.*"), failed);
        assertTrue(seen.result().health().instrumented() >= 3, seen.result().health().toString());
    }

    /** A class {@code Thing} in a package, compiled into a folder of its own. */
    private Path compiled(String name, String says) throws IOException {
        Path folder = Files.createTempDirectory(work, name);
        Path source = Files.createDirectories(folder.resolve(name)).resolve("Thing.java");
        Files.writeString(source, "package " + name + "; public class Thing { private static int said;"
            + " public static String say(int n) { said += n; return \"" + says + "\" + said; } }");
        assertEquals(0, javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-d",
            folder.toString(), source.toString()));
        return folder;
    }

    private Path jar(String name, Path classes) {
        Path jar = work.resolve(name);
        ToolProvider tool = ToolProvider.findFirst("jar").orElseThrow();
        assertEquals(0, tool.run(System.out, System.err, "cf", jar.toString(), "-C", classes.toString(), "."));
        return jar;
    }

    private Path signed(Path jar) throws Exception {
        String store = work.resolve("keys").toString();
        run("keytool", "-genkeypair", "-keystore", store, "-storepass", "secret", "-alias", "tester", "-keyalg", "EC",
            "-dname", "CN=Tester");
        run("jarsigner", "-keystore", store, "-storepass", "secret", jar.toString(), "tester");
        return jar;
    }

    private void run(String tool, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(HOME.resolve("bin").resolve(tool).toString()));
        command.addAll(List.of(arguments));
        Path log = work.resolve(tool + ".txt");
        int exit = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start().waitFor();
        assertEquals(0, exit, Files.readString(log));
    }
}
