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
import java.util.Arrays;
import java.util.List;
import org.contest.ui.tests.support.FreezeWatch;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;

/** After all other tests, by its name: the log of the workspace holds nothing of ours. */
class WorkspaceLogTest {

    private static final String ENTRY = "(?m)^(?=!ENTRY )";
    /** JDT looks for JUnit in this file, which an installed IDE has and this workbench has not. */
    private static final String INSTALLED = "simpleconfigurator/bundles.info (No such file";

    /** Printed, not asserted: what is loaded or compiled first in a workbench depends on the order of the tests. */
    @Test
    void what_held_the_window_in_all_tests_is_told() {
        for (FreezeWatch.Freeze freeze : FreezeWatch.seen()) {
            System.out.println("window held for " + freeze.millis() + " ms of processor time by "
                + (freeze.method().isEmpty() ? "the platform or a test" : freeze.method()));
        }
    }

    @Test
    void the_log_holds_no_entry_of_ours_and_no_trace_through_our_code() throws IOException {
        File log = Platform.getLogFileLocation().toFile();
        if (log.exists()) {
            List<String> ours = Arrays.stream(Files.readString(log.toPath()).split(ENTRY))
                .filter(entry -> entry.startsWith("!ENTRY org.contest") || entry.contains("\tat org.contest."))
                .filter(entry -> !entry.contains(INSTALLED))
                .toList();
            assertEquals(List.of(), ours);
        }
    }
}
