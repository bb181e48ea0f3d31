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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Events by method references, reflection and method handles. */
class IndirectEventsTest {

    private static final Set<EventKind> OPERATIONS = EnumSet.of(EventKind.WAIT, EventKind.NOTIFY, EventKind.NOTIFY_ALL,
        EventKind.JOIN, EventKind.SLEEP, EventKind.YIELD, EventKind.INTERRUPT, EventKind.INTERRUPTED,
        EventKind.THREAD_STATE, EventKind.PARK, EventKind.UNPARK, EventKind.NANO_TIME, EventKind.IDENTITY_HASH);
    private static final Set<EventKind> ACCESSES = EnumSet.of(EventKind.READ, EventKind.WRITE, EventKind.VOLATILE_READ,
        EventKind.VOLATILE_WRITE, EventKind.STATIC_READ, EventKind.STATIC_WRITE);
    private static final Set<EventKind> ELEMENTS = EnumSet.of(EventKind.ARRAY_READ, EventKind.ARRAY_WRITE);

    @TempDir
    private static Path cache;

    @TempDir
    private Path work;

    static Stream<Arguments> ways() throws IOException {
        return Jvm.homes().stream().flatMap(home -> Stream.of(
            Arguments.of(home, "references",
                List.of(OPERATIONS, Set.of(EventKind.ATOMIC_READ, EventKind.ATOMIC_UPDATE))),
            Arguments.of(home, "reflection", List.of(OPERATIONS, ACCESSES, ELEMENTS)),
            Arguments.of(home, "handles", List.of(OPERATIONS, ACCESSES))));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void what_no_call_instruction_names_is_seen_and_does_the_same(Path home, String way, List<Set<EventKind>> kinds)
        throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain("samples.Indirect", way);
        assertEquals(0, plain.exit(), plain.output());
        for (String options : List.of("control=true;scheduler=round-robin", "scheduler=noise;record=full")) {
            Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t") + ";cache=" + cache,
                "samples.Indirect", way);
            assertEquals(plain.output(), seen.output(), options);
            assertEquals(plain.exit(), seen.exit(), options);
            assertEquals(List.of(), seen.result().health().failed());
            Set<EventKind> missing = EnumSet.noneOf(EventKind.class);
            kinds.forEach(missing::addAll);
            missing.removeAll(seen.result().events().keySet());
            assertEquals(Set.of(), missing, options);
        }
    }
}
