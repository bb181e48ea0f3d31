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

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.contest.protocol.RunResult;
import org.contest.protocol.SiteTable;
import org.contest.realsoftware.program.GenerateClasses;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes that libraries make at run time, or transform by an agent of their own that comes later than ours. */
final class GeneratedClassesTest {

    private static final String INCLUDED = "net.bytebuddy.*,org.contest.realsoftware.program.*";
    private static final String EXPECTED =
        "proxy 40\nspring 40\nspring 40\nmock 7\nspy 40\nmock 7\nspy 40\n";

    private static final List<String> LIBRARIES = List.of("mockito-core", "byte-buddy", "byte-buddy-agent", "objenesis",
        "spring-aop", "spring-beans", "spring-core", "spring-jcl");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"scheduler=noise;frequency=20;record=full", "control=true;scheduler=round-robin"})
    void proxies_and_mocks_are_what_they_are_without_us(String options) throws Exception {
        Path result = folder.resolve("result");
        Path sites = folder.resolve("sites");
        String agent = OneJvm.agent(options + ";include=" + INCLUDED + ";trace=" + folder.resolve("trace") + ";result="
            + result + ";sites=" + sites);
        assertEquals(EXPECTED, run(List.of(agent)));
        RunResult read = RunResult.read(result);
        assertEquals(List.of(), read.failures());
        assertEquals(List.of(), read.health().failed());
        assertTrue(SiteTable.read(sites).blocks().stream()
            .anyMatch(block -> block.className().contains("PlainAccount$$SpringCGLIB")), "no generated class is seen");
    }

    /** What the program prints, without the warnings of the JVM and of Mockito. */
    private String run(List<String> agents) throws Exception {
        return OneJvm.run(folder, 0, agents, classPath(), GenerateClasses.class).lines()
            .filter(line -> line.matches("(proxy|spring|mock|spy) .*")).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String classPath() {
        return LIBRARIES.stream().map(name -> OneJvm.jar(name + "-[0-9].*\\.jar"))
            .collect(Collectors.joining(File.pathSeparator));
    }
}
