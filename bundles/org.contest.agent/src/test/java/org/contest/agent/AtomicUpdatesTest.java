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
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An update by a method of the JDK is one event: of its caller, or of the method where the caller has no hook. */
class AtomicUpdatesTest {

    private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";
    private static final String UPDATER = ATOMIC + "IntegerFieldUpdater.";
    private static final String NAMED = " on AtomicUpdates.FIELD";
    private static final String INSIDE = "jdk.internal.misc.Unsafe.getAndAddInt";

    @TempDir
    private Path work;

    static Stream<Arguments> runs() throws IOException {
        return Jvm.homes().stream().flatMap(home -> Stream.of("control=true;scheduler=round-robin", "scheduler=none")
            .map(scheduler -> Arguments.of(home, scheduler)));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void an_update_is_one_event(Path home, String scheduler) throws Exception {
        Path trace = work.resolve("t");
        Path sites = work.resolve("sites");
        Jvm.Outcome outcome = new Jvm(home, work).underAgent(scheduler + ";record=full;exclude=samples.AtomicUpdates$*"
            + ";trace=" + trace + ";sites=" + sites, "samples.AtomicUpdates");
        assertEquals("5 6 text 7\n", outcome.output());
        assertEquals(List.of(ATOMIC + "Integer.incrementAndGet", ATOMIC + "Long.compareAndSet",
            ATOMIC + "Reference.getAndSet", UPDATER + "getAndAdd" + NAMED, ATOMIC + "Long.weakCompareAndSetVolatile",
            UPDATER + "compareAndSet" + NAMED, INSIDE),
            updates(Trace.read(trace), SiteTable.read(sites)));
    }

    /** What the sites of atomic updates by the program and by the JDK's methods for them name, in order. */
    private static List<String> updates(Trace trace, SiteTable sites) {
        List<String> updates = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            Site site = event.kind() == EventKind.ATOMIC_UPDATE ? sites.site(event.site()) : null;
            if (site != null && (site.className().startsWith("samples.") || site.className().startsWith(ATOMIC))) {
                updates.add(site.variable());
            }
        }
        return updates;
    }
}
