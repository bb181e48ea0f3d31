/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;

/** Traces of small programs that fail, as they come from another machine: no project here has the source. */
public final class FailingPrograms {

    private static final Path PROGRAMS = Path.of("..", "org.contest.testprograms", "target", "classes");
    private static final String FAIL = "org.contest.testprograms.fail.";

    private FailingPrograms() {
    }

    /** The trace of the first failing run of a campaign that is made in a new folder. */
    public static Path trace(Path folder, String program) {
        return trace(folder, PROGRAMS.toAbsolutePath().normalize(), FAIL + program);
    }

    /** The trace of the first failing run of a program whose JVM is given arguments. */
    public static Path trace(Path folder, String program, List<String> vmArguments) {
        return trace(folder, ProgramSpec.of(List.of(PROGRAMS.toAbsolutePath().normalize()), FAIL + program, List.of())
            .withVmArguments(vmArguments));
    }

    /** The same of a class in a folder of classes. */
    public static Path trace(Path folder, Path classes, String main) {
        return trace(folder, ProgramSpec.of(List.of(classes), main, List.of()));
    }

    private static Path trace(Path folder, ProgramSpec spec) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.SCHEDULER, "random")
            .with(CampaignOption.MODE, "in-process");
        try (Campaign campaign = Campaign.create(folder, spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return Objects.requireNonNull(campaign.failures().get(0).trace());
        }
    }
}
