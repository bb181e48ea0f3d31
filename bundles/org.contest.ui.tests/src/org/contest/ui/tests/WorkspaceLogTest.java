/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.contest.ui.tests.support.FreezeWatch;
import org.contest.ui.tests.support.WindowStack;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;

/** After all other tests, by its name: the log of the workspace holds nothing of ours. */
class WorkspaceLogTest {

    private static final int MOST_MILLIS = 2000;
    private static final String ENTRY = "(?m)^(?=!ENTRY )";
    private static final Pattern OURS = Pattern.compile("\tat org\\.contest\\.(?!ui\\.tests\\.)");
    /** JDT looks for JUnit in this file, which an installed IDE has and this workbench has not. */
    private static final String INSTALLED = "simpleconfigurator/bundles.info (No such file";

    /**
     * What was seen is printed; what the platform loads and the JVM compiles first depends on the order of the tests.
     * The limit is ten times what a user bears, in processor time: a slow machine has to be slower by far.
     */
    @Test
    void the_product_held_the_window_for_no_long_time_in_all_tests() {
        List<FreezeWatch.Freeze> seen = FreezeWatch.seen();
        for (FreezeWatch.Freeze freeze : seen) {
            System.out.println("window held for " + freeze.millis() + " ms of processor time, " + freeze.own()
                + " ms by the product" + (freeze.method().isEmpty() ? "" : ": " + freeze.method()));
        }
        assertEquals(List.of(), seen.stream().filter(freeze -> freeze.own() > MOST_MILLIS).toList());
    }

    @Test
    void the_product_waited_for_nothing_on_the_thread_of_the_window() {
        assertEquals(Map.of(), FreezeWatch.waits());
    }

    @Test
    void a_wait_is_told_from_the_first_use_of_a_class_and_from_what_the_platform_waits_for() {
        StackTraceElement ours = frame("org.contest.ui.tasks.TasksPage", "show");
        StackTraceElement step = frame("org.sqlite.core.NativeDB", "step");
        assertEquals("org.contest.ui.tasks.TasksPage.show:1 waits in org.sqlite.core.NativeDB.step",
            WindowStack.waiting(step, ours));
        assertEquals("", WindowStack.waiting(step, frame("java.lang.ClassLoader", "loadClass"), ours));
        assertEquals("", WindowStack.waiting(step, frame("org.eclipse.ui.part.ViewPart", "init"), ours));
        assertEquals("", WindowStack.waiting(step, frame("org.contest.ui.tests.SomeTest", "test"), ours));
        assertEquals("", WindowStack.waiting(frame("java.util.ArrayList", "add"), ours));
        StackTraceElement store = frame("org.contest.engine.Campaign", "open");
        assertEquals("org.contest.engine.Campaign.open:1", WindowStack.waiting(store, ours));
    }

    private static StackTraceElement frame(String type, String method) {
        return new StackTraceElement(type, method, "Some.java", 1);
    }

    /**
     * A long log is continued in a new file; the old ones stay beside it. Tests run on the thread of the window, so
     * their frames are below each error of the platform there.
     */
    @Test
    void the_logs_hold_no_entry_of_ours_and_no_trace_through_our_code() throws IOException {
        List<String> ours = new ArrayList<>();
        File[] logs = Platform.getLogFileLocation().toFile().getParentFile()
            .listFiles((folder, name) -> name.endsWith(".log"));
        for (File log : Objects.requireNonNull(logs)) {
            Arrays.stream(Files.readString(log.toPath()).split(ENTRY))
                .filter(entry -> entry.startsWith("!ENTRY org.contest") || OURS.matcher(entry).find())
                .filter(entry -> !entry.contains(INSTALLED)).forEach(ours::add);
        }
        assertEquals(List.of(), ours);
    }
}
