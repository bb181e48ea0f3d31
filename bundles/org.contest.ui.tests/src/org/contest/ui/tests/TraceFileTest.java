/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.FailingPrograms;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sessions of trace files alone, as they come from another machine, that do not go well. */
class TraceFileTest {

    private static ReplaySession begin(ILaunchConfiguration configuration, Stops stops) throws Exception {
        configuration.launch(ILaunchManager.DEBUG_MODE, null, false, true);
        return stops.await();
    }

    /** The platform would switch to it at a stop, perhaps only when the next test has a perspective of its own. */
    @BeforeEach
    void the_perspective_is_that_of_debugging() {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
    }

    @Test
    void a_session_whose_jvm_dies_ends_and_leaves_nothing_running() throws Exception {
        Path folder = Files.createTempDirectory("contest");
        try (Stops stops = new Stops()) {
            ReplaySession session =
                begin(ReplayConfiguration.create(FailingPrograms.trace(folder.resolve("x"), "LostUpdate")), stops);
            Stops.assertAt(stops.after(() -> session.goTo(3)), 3);
            Walk.jvms().forEach(ProcessHandle::destroyForcibly);
            Eventually.holds("the session ends", session::isEnded);
            Eventually.holds("no JVM is left", () -> Walk.jvms().findAny().isEmpty());
        }
    }

    @Test
    void a_file_that_is_no_trace_is_refused_in_a_sentence() throws Exception {
        Path file = Files.writeString(Files.createTempFile("contest", ".trace"), "no trace");
        CoreException refused = assertThrows(CoreException.class, () -> ReplayConfiguration.create(file));
        assertTrue(refused.getStatus().getMessage().contains(file.getFileName().toString()), refused.getMessage());
    }
}
