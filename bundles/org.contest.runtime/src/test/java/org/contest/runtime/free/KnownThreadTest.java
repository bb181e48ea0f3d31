/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Exchanger;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ToolThread;
import org.contest.runtime.hooks.AccessHooks;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.sites.ProgramSites;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a method gives to its hooks as the thread that it runs on. */
class KnownThreadTest {

    @TempDir
    Path directory;

    private List<Integer> sitesOfReads(FreeProgram.Body body) throws IOException {
        Path file = directory.resolve("t.trace");
        FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), body);
        Trace trace = Trace.read(file);
        List<Integer> sites = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            if (trace.event(i).kind() == EventKind.VOLATILE_READ) {
                sites.add(trace.event(i).site());
            }
        }
        return sites;
    }

    private void read(int site, ProgramThread known) {
        AccessHooks.beforeVolatileRead(this, site, known);
        AccessHooks.afterVolatileAccess(known);
    }

    @Test
    void a_method_that_began_before_the_run_has_its_events_all_the_same() throws IOException {
        ProgramThread known = Hooks.thread();
        assertNull(known);
        assertEquals(List.of(5, 6), sitesOfReads(() -> {
            read(5, known);
            read(6, Hooks.thread());
        }));
    }

    /** As one of a thread that a run has left behind. */
    @Test
    void a_method_that_outlived_its_run_has_its_events_in_the_next_one() throws IOException {
        Exchanger<ProgramThread> turn = new Exchanger<>();
        sitesOfReads(() -> {
            Thread left = FreeProgram.thread("left", () -> {
                ProgramThread known = Hooks.thread();
                turn.exchange(known);
                turn.exchange(known);
                read(7, known);
                turn.exchange(known);
            });
            left.setDaemon(true);
            FreeProgram.start(left, 1);
            assertNotNull(turn.exchange(null));
        });
        ProgramSites.add(7, 1);
        assertEquals(List.of(7), sitesOfReads(() -> {
            turn.exchange(null);
            turn.exchange(null);
        }));
    }

    /** It comes to hooks where a mock library has changed a class of the JDK that it uses. */
    @Test
    void a_thread_of_the_tool_never_becomes_one_of_the_program() throws IOException {
        ProgramSites.add(11, 1);
        assertEquals(List.of(12), sitesOfReads(() -> {
            Thread tool = new ToolThread(() -> read(11, null), "test");
            tool.start();
            tool.join();
            read(12, null);
        }));
    }

    @Test
    void an_untraced_region_has_no_events_of_a_known_thread() throws IOException {
        assertEquals(List.of(10), sitesOfReads(() -> {
            ProgramThread known = Hooks.thread();
            Hooks.enterQuiet();
            read(9, known);
            Hooks.leaveQuiet();
            read(10, known);
        }));
    }
}
