/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.contest.protocol.RunResult;
import org.contest.realsoftware.program.CountWithCoverage;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An agent of others whose transformer uses collections of the JDK, as OpenTelemetry's does, before ours. */
final class BesideAgentTest {

    private static final String SOURCE = """
        import java.lang.instrument.ClassFileTransformer;
        import java.lang.instrument.Instrumentation;
        import java.security.ProtectionDomain;
        import java.util.concurrent.ConcurrentHashMap;
        import java.util.concurrent.atomic.AtomicInteger;

        public class Other implements ClassFileTransformer {
            private final ConcurrentHashMap<String, Integer> seen = new ConcurrentHashMap<>();
            private final AtomicInteger calls = new AtomicInteger();

            public static void premain(String options, Instrumentation instrumentation) {
                instrumentation.addTransformer(new Other(), true);
            }

            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> old, ProtectionDomain domain,
                byte[] bytes) {
                if (name != null) {
                    seen.merge(name, 1, Integer::sum);
                }
                calls.incrementAndGet();
                return null;
            }
        }
        """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"control=true;scheduler=random;seed=1", "scheduler=noise;record=full"})
    void the_program_runs_and_is_seen(String options) throws Exception {
        Path result = folder.resolve("result");
        String ours = OneJvm.agent(options + ";include=" + CountWithCoverage.class.getName() + ";trace="
            + folder.resolve("trace") + ";result=" + result);
        String printed =
            OneJvm.run(folder, 0, List.of("-javaagent:" + other(), ours), "", CountWithCoverage.class);
        assertEquals("6", printed.strip());
        RunResult seen = RunResult.read(result);
        assertEquals(List.of(), seen.failures());
        assertEquals(List.of(), seen.health().failed());
        assertTrue(seen.totalEvents() > 0);
    }

    private Path other() throws Exception {
        Path source = Files.writeString(folder.resolve("Other.java"), SOURCE);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(),
            source.toString()));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "Other");
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        Path jar = folder.resolve("other.jar");
        try (OutputStream out = Files.newOutputStream(jar);
            JarOutputStream classes = new JarOutputStream(out, manifest)) {
            classes.putNextEntry(new JarEntry("Other.class"));
            classes.write(Files.readAllBytes(folder.resolve("Other.class")));
        }
        return jar;
    }
}
