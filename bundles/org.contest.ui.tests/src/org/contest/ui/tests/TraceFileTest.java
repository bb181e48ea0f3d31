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
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.debug.session.ReplaySession;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Stops;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.junit.jupiter.api.Test;

/** Sessions of trace files alone, as they come from another machine, that do not go well. */
class TraceFileTest {

    private static final Path PROGRAMS = Path.of("..", "org.contest.testprograms", "target", "classes");
    private static final String FAIL = "org.contest.testprograms.fail.";

    /** The trace of the first failing run. */
    private static Path failing(Path directory, String program) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, "in-process");
        ProgramSpec spec = ProgramSpec.of(List.of(PROGRAMS.toAbsolutePath().normalize()), FAIL + program, List.of());
        try (Campaign campaign = Campaign.create(directory, spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return Objects.requireNonNull(campaign.failures().get(0).trace());
        }
    }

    private static ReplaySession begin(ILaunchConfiguration configuration, Stops stops) throws Exception {
        configuration.launch(ILaunchManager.DEBUG_MODE, null, false, true);
        return stops.await();
    }

    /** The JVMs that replay under a debugger. */
    private static Stream<ProcessHandle> jvms() {
        return ProcessHandle.current().children()
            .filter(jvm -> jvm.info().commandLine().orElse("").contains("-agentlib:jdwp"));
    }

    @Test
    void a_session_whose_jvm_dies_ends_and_leaves_nothing_running() throws Exception {
        Path folder = Files.createTempDirectory("contest");
        try (Stops stops = new Stops()) {
            ReplaySession session =
                begin(ReplayConfiguration.create(failing(folder.resolve("x"), "LostUpdate")), stops);
            Stops.assertAt(stops.after(() -> session.goTo(3)), 3);
            jvms().forEach(ProcessHandle::destroyForcibly);
            Eventually.holds("the session ends", session::isEnded);
            Eventually.holds("no JVM is left", () -> jvms().findAny().isEmpty());
        }
    }

    @Test
    void a_file_that_is_no_trace_is_refused_in_a_sentence() throws Exception {
        Path file = Files.writeString(Files.createTempFile("contest", ".trace"), "no trace");
        CoreException refused = assertThrows(CoreException.class, () -> ReplayConfiguration.create(file));
        assertTrue(refused.getStatus().getMessage().contains(file.getFileName().toString()), refused.getMessage());
    }
}
