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

import java.nio.file.Path;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes that the JVM shows no agent. */
class HiddenClassesTest {

    @TempDir
    private Path work;

    @ParameterizedTest
    @MethodSource("org.contest.agent.Jvm#homes")
    void a_hidden_class_of_the_program_is_instrumented_and_does_the_same(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain("samples.HiddenClasses");
        assertTrue(plain.output().startsWith("3 3 true run\n3 3 true run\n"), plain.output());
        for (String options : List.of("control=true;scheduler=round-robin", "scheduler=noise;record=full")) {
            Path sites = work.resolve("sites of " + options.substring(0, options.indexOf('=')));
            Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t") + ";sites=" + sites,
                "samples.HiddenClasses");
            assertEquals(plain.output(), seen.output(), options);
            assertEquals(plain.exit(), seen.exit(), options);
            assertEquals(1, SiteTable.read(sites).blocks().stream()
                .filter(block -> block.className().equals("samples.HiddenClasses$Body")).count());
            boolean referring = seen.result().health().failed().isEmpty();
            assertEquals(referring ? 7 : 6, seen.result().events().get(EventKind.NOTIFY_ALL));
            assertEquals(!home.toString().contains("17"), referring, seen.result().health().failed().toString());
        }
    }
}
