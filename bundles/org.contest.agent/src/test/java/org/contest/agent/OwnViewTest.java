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
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a program can ask of its own classes, stacks and threads has the answers that it has without the agent. */
class OwnViewTest {

    @TempDir
    private static Path cache;

    @TempDir
    private Path work;

    static Stream<Arguments> programs() throws IOException {
        return Jvm.homes().stream().flatMap(home -> Stream.of("samples.SelfView", "samples.ThreadView")
            .map(program -> Arguments.of(home, program)));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_program_sees_nothing_of_us(Path home, String program) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain(program);
        assertEquals(0, plain.exit(), plain.output());
        for (String options : List.of("control=true;scheduler=round-robin", "scheduler=noise;record=full")) {
            Jvm.Outcome seen =
                jvm.underAgent(options + ";trace=" + work.resolve("t") + ";cache=" + cache, program);
            assertEquals(plain.output(), seen.output(), options);
            assertEquals(plain.exit(), seen.exit(), options);
            assertEquals(List.of(), seen.result().health().failed(), options);
        }
    }
}
