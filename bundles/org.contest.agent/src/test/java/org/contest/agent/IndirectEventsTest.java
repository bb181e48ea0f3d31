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
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
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

    private static final Set<EventKind> ATOMICS =
        EnumSet.of(EventKind.ATOMIC_READ, EventKind.ATOMIC_WRITE, EventKind.ATOMIC_UPDATE);
    private static final Set<EventKind> BY_BOUND_HANDLES = EnumSet.of(EventKind.WAIT, EventKind.NOTIFY,
        EventKind.INTERRUPT, EventKind.JOIN, EventKind.THREAD_STATE, EventKind.IDENTITY_HASH);
    private static final List<String> CONTROLLED_AND_FREE =
        List.of("control=true;scheduler=round-robin", "scheduler=noise;record=full");

    @TempDir
    private static Path cache;

    @TempDir
    private Path work;

    static Stream<Arguments> ways() throws IOException {
        return Jvm.homes().stream().flatMap(home -> Stream.of(
            Arguments.of(home, List.of("samples.Indirect", "references"),
                List.of(OPERATIONS, Set.of(EventKind.ATOMIC_READ, EventKind.ATOMIC_UPDATE))),
            Arguments.of(home, List.of("samples.Indirect", "reflection"), List.of(OPERATIONS, ACCESSES, ELEMENTS)),
            Arguments.of(home, List.of("samples.Indirect", "handles"), List.of(OPERATIONS, ACCESSES)),
            Arguments.of(home, List.of("samples.LazyHandles"), List.of()),
            Arguments.of(home, List.of("samples.MoreHandles"), List.of(ATOMICS, BY_BOUND_HANDLES, ELEMENTS)),
            Arguments.of(home, List.of("samples.ArrayOperations"), List.of(ELEMENTS))));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void what_no_call_instruction_names_is_seen_and_does_the_same(Path home, List<String> program,
        List<Set<EventKind>> kinds) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain(program.toArray(String[]::new));
        assertEquals(0, plain.exit(), plain.output());
        for (String options : CONTROLLED_AND_FREE) {
            Jvm.Outcome seen = jvm.underAgent(options + ";trace=" + work.resolve("t") + ";cache=" + cache,
                program.toArray(String[]::new));
            assertEquals(plain.output(), seen.output(), options);
            assertEquals(plain.exit(), seen.exit(), options);
            assertEquals(List.of(), seen.result().health().failed());
            Set<EventKind> missing = EnumSet.noneOf(EventKind.class);
            kinds.forEach(missing::addAll);
            missing.removeAll(seen.result().events().keySet());
            assertEquals(Set.of(), missing, options);
        }
    }

    static Stream<Path> homes() throws IOException {
        return Jvm.homes().stream();
    }

    /** Written with the same bytes as without the agent. */
    @ParameterizedTest
    @MethodSource("homes")
    void a_serialized_reference_of_an_event_is_one_in_every_jvm(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Set<EventKind> kinds = EnumSet.of(EventKind.ATOMIC_UPDATE, EventKind.YIELD);
        Path plain = work.resolve("plain");
        assertEquals("7 text started 4\n", jvm.plain("samples.Serialized", "write", plain.toString()).output());
        for (String options : CONTROLLED_AND_FREE) {
            String agent = options + ";trace=" + work.resolve("t") + ";cache=" + cache;
            Path file = work.resolve("references");
            Jvm.Outcome written = jvm.underAgent(agent, "samples.Serialized", "write", file.toString());
            assertEquals("7 text started 4\n", written.output(), options);
            assertEquals(Files.readString(plain), Files.readString(file), options);
            Jvm.Outcome read = jvm.underAgent(agent, "samples.Serialized", "read", file.toString());
            assertEquals("8 text started 4\n", read.output(), options);
            assertTrue(written.result().events().keySet().containsAll(kinds), options);
            assertTrue(read.result().events().keySet().containsAll(kinds), options);
        }
    }

    /** A long copy in pieces; an array to itself as one write. */
    @ParameterizedTest
    @MethodSource("homes")
    void an_operation_on_elements_is_one_access_of_each_array_at_the_first_of_them(Path home) throws Exception {
        Path trace = work.resolve("t");
        Path sites = work.resolve("sites");
        new Jvm(home, work).underAgent(
            "control=true;scheduler=round-robin;record=full;trace=" + trace + ";sites=" + sites,
            "samples.ArrayOperations");
        SiteTable table = SiteTable.read(sites);
        Map<String, List<String>> seen = new TreeMap<>();
        Trace events = Trace.read(trace);
        for (int i = 0; i < events.size(); i++) {
            TraceEvent event = events.event(i);
            Site site = event.site() < 0 ? null : table.site(event.site());
            if (ELEMENTS.contains(event.kind()) && site != null && site.member().indexOf('.') > 0
                && site.className().equals("samples.ArrayOperations")) {
                seen.computeIfAbsent(site.member(), key -> new ArrayList<>())
                    .add((event.kind() == EventKind.ARRAY_READ ? "r" : "w") + event.value());
            }
        }
        List<String> copies = List.of("r1", "w3", "w1", "r0", "w1", "r8192", "w8193", "r0", "w0");
        assertEquals(copies, seen.get("java.lang.reflect.Method.invoke"));
        assertEquals(copies, seen.get("java.lang.invoke.MethodHandles$Lookup.findStatic"));
        assertEquals(Stream.concat(copies.stream(), copies.stream()).toList(), seen.get("java.lang.System.arraycopy"));
        assertEquals(List.of("r0"), seen.get("[I.clone"));
        assertEquals(List.of("r0"), seen.get("[[I.clone"));
        assertEquals(List.of("w0", "w1"), seen.get("java.util.Arrays.sort"));
        assertEquals(List.of("w1", "w0"), seen.get("java.util.Arrays.fill"));
        assertEquals(List.of("r1"), seen.get("java.util.Arrays.copyOfRange"));
    }
}
