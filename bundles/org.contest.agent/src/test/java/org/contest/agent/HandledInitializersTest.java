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
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the JDK initializes the class of a handle differs from version to version. */
class HandledInitializersTest {

    @TempDir
    private static Path cache;

    @TempDir
    private Path work;

    static Stream<Path> homes() throws IOException {
        return Jvm.homes().stream();
    }

    /** A wait that the model does not see would be a hang. */
    @ParameterizedTest
    @MethodSource("homes")
    void a_deadlock_of_initializers_by_handles_is_known_at_once(Path home) throws Exception {
        for (int seed = 1; seed <= 3; seed++) {
            List<Failure> failures = new Jvm(home, work).underAgent(
                "control=true;scheduler=random;seed=" + seed + ";trace=" + work.resolve("t") + ";cache=" + cache,
                "org.contest.testprograms.fail.HandledInitializers").result().failures();
            assertEquals(List.of(FailureKind.DEADLOCK), failures.stream().map(Failure::kind).toList());
            String frames = failures.get(0).frames().toString();
            assertFalse(frames.contains("LambdaForm"), frames);
        }
    }
}
