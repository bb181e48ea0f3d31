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

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.protocol.RunResult;
import org.contest.protocol.SiteTable;
import org.contest.realsoftware.program.RunBundles;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program in an OSGi framework, whose class loaders do not ask their parents for our classes. */
final class InOsgiTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"control=true;scheduler=random;seed=4,org.contest.realsoftware.bundle.*",
        "scheduler=noise;record=full,org.contest.realsoftware.bundle.*", "control=true;scheduler=random;seed=4,*"})
    void bundles_run_as_without_the_agent_and_their_events_are_seen(String options, String include) throws Exception {
        Path result = folder.resolve("result");
        Path sites = folder.resolve("sites");
        String plain = run("plain", List.of());
        assertEquals("2 by EquinoxClassLoader\nstopped\n", plain);
        String seen = run("seen", List.of(OneJvm.agent(options + ";include=" + include + ";result=" + result + ";sites="
            + sites + ";trace=" + folder.resolve("trace"))));
        assertEquals(plain, seen);
        RunResult read = RunResult.read(result);
        assertEquals(List.of(), read.failures());
        assertEquals(List.of(), read.health().failed());
        Set<String> instrumented =
            SiteTable.read(sites).blocks().stream().map(SiteTable.Block::className).collect(Collectors.toSet());
        assertTrue(instrumented.contains("org.contest.realsoftware.bundle.counter.Counter"), instrumented.toString());
        assertTrue(instrumented.contains("org.contest.realsoftware.bundle.client.Activator"), instrumented.toString());
    }

    private String run(String name, List<String> agents) throws Exception {
        Path bundles = Files.createDirectory(folder.resolve(name));
        return OneJvm.run(folder, 0, agents, OneJvm.jar("org\\.eclipse\\.osgi-.*\\.jar"), RunBundles.class,
            bundles.toString());
    }
}
