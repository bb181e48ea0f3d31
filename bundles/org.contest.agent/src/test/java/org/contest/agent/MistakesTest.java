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

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What operations throw when they are called wrongly. */
class MistakesTest {

    @TempDir
    private Path work;

    static List<Path> homes() throws IOException {
        return Jvm.homes();
    }

    /** All but the name of the variable that was null. */
    private static String withoutVariable(String output) {
        return output.replaceAll(" because \"[^\"]*\" is null", "");
    }

    @ParameterizedTest
    @MethodSource("homes")
    void operations_throw_the_same_and_show_no_frame_of_ours(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        String expected = withoutVariable(jvm.plain("samples.Mistakes").output());
        assertEquals(25, expected.lines().count(), expected);
        for (String options : List.of("control=true;scheduler=round-robin", "scheduler=noise;record=sync")) {
            Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t"), "samples.Mistakes");
            assertEquals(expected, withoutVariable(seen.output()), options);
        }
    }
}
