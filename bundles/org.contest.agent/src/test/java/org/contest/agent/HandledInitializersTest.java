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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the JDK initializes the class of a handle differs from version to version. */
class HandledInitializersTest {

    /** With the second and the third a thread gives way between the event of an access and the access. */
    private static final int[] SEEDS = {1, 9, 14};

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
        Set<FailureKind> kinds = EnumSet.noneOf(FailureKind.class);
        for (int seed : SEEDS) {
            for (Failure failure : failures(home, seed)) {
                kinds.add(failure.kind());
                assertFalse(failure.frames().toString().contains("LambdaForm"), failure.frames().toString());
            }
        }
        assertEquals(EnumSet.of(FailureKind.DEADLOCK), kinds);
    }

    private List<Failure> failures(Path home, int seed) throws Exception {
        return new Jvm(home, work).underAgent(
            "control=true;scheduler=random;seed=" + seed + ";trace=" + work.resolve("t") + ";cache=" + cache,
            "org.contest.testprograms.fail.HandledInitializers").result().failures();
    }
}
