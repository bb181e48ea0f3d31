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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contest.analysis.operations.Operation;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the instructions of own code did, with all that happened inside libraries. */
class OperationsOfProgramsTest {

    private static final String TASK = "java.util.concurrent.FutureTask.";
    private static final List<String> EXPECTED = List.of("BEGIN ", "UPDATE main Callbacks.MAP",
        "UPDATE main Callbacks.MAP", "ACQUIRE make Callbacks.LOCK", "READ make samples.Callbacks.counter",
        "WRITE make samples.Callbacks.counter", "READ make samples.Callbacks.counter",
        "RELEASE make Callbacks.LOCK", "UPDATE main Callbacks.MAP ...",
        "CALL failing " + TASK + "run", "UPDATE lambda$failing$ Callbacks.MAP", "CALL failing " + TASK + "run ...",
        "READ failing samples.Callbacks.counter", "WRITE failing samples.Callbacks.counter",
        "CREATE <init> java.util.ArrayDeque.<init>", "CALL main " + TASK + "run", "UPDATE fill Callbacks.queue",
        "UPDATE fill Callbacks.queue", "UPDATE fill Callbacks.queue", "CALL main " + TASK + "run ...",
        "AWAIT main " + TASK + "get", "READ main java.util.stream.Stream.forEach", "READ main Callbacks.MAP",
        "READ main Callbacks.queue", "READ main samples.Callbacks.counter", "END ");

    @TempDir
    private Path work;

    static Stream<Arguments> runs() throws IOException {
        return Jvm.homes().stream().flatMap(home -> Stream.of("control=true;scheduler=round-robin", "scheduler=none")
            .map(scheduler -> Arguments.of(home, scheduler)));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void a_library_that_calls_the_program_goes_on_with_its_call(Path home, String scheduler) throws Exception {
        Path trace = work.resolve("t");
        Path sites = work.resolve("sites");
        Jvm.Outcome outcome = new Jvm(home, work).underAgent(
            scheduler + ";record=full;trace=" + trace + ";sites=" + sites, "samples.Callbacks");
        assertEquals("9\n", outcome.output());
        assertEquals(EXPECTED, operations(Trace.read(trace), SiteTable.read(sites)));
    }

    /** Each as {@code kind method target}, with {@code ...} where it goes on after others of its thread. */
    private static List<String> operations(Trace trace, SiteTable sites) {
        Operations operations = Operations.of(trace, sites);
        List<String> texts = new ArrayList<>();
        int last = -1;
        for (int event = 0; event < trace.size(); event++) {
            int number = operations.ofEvent(event);
            if (number != last) {
                Operation operation = operations.get(number);
                String method = sites.site(operation.site()).methodName().replaceAll("[0-9]+$", "");
                texts.add(operation.kind() + (operation.site() < 0 ? "" : " " + method) + " "
                    + operation.target() + (operation.firstEvent() < event ? " ..." : ""));
            }
            last = number;
        }
        return texts;
    }
}
