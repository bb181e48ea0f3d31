/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.IFile;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;

/** A program of a project of the workspace, stressed until it has failed. */
public final class DebuggedProgram {

    private final String source;
    private final IType type;
    private final CampaignEntry campaign;

    private DebuggedProgram(String source, IType type, CampaignEntry campaign) {
        this.source = source;
        this.type = type;
        this.campaign = campaign;
    }

    /** Makes a project with one class in the package {@code tests}, and stresses it with random schedules. */
    public static DebuggedProgram of(String project, String name, String source, int runs) throws Exception {
        return of(TestProject.create(project, "5"), name, source, runs);
    }

    /** The same in a project that is there. */
    public static DebuggedProgram of(TestProject project, String name, String source, int runs) throws Exception {
        IType type = project.with(name + ".java", source).built().findType("tests." + name);
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(type).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SEED, "7");
        StressOptions.set(copy, CampaignOption.SCHEDULER, "random");
        StressOptions.set(copy, CampaignOption.RUNS, String.valueOf(runs));
        copy.doSave();
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(type), ILaunchManager.RUN_MODE);
            CampaignEntry campaign = events.awaitEnd();
            assertFalse(campaign.snapshot().failures().isEmpty(), "no run failed");
            return new DebuggedProgram(source, type, campaign);
        }
    }

    /** The class. */
    public IType type() {
        return type;
    }

    /** Its file. */
    public IFile file() {
        return (IFile) type.getResource();
    }

    /** The first failure. */
    public FailureRow failure() {
        return campaign.snapshot().failures().get(0);
    }

    /** Its campaign as the workspace lists it. */
    public CampaignEntry campaign() {
        return campaign;
    }

    /** The runs of its campaign, as stored. */
    public List<RunRow> runs() {
        try (Campaign stored = Campaign.open(campaign.directory())) {
            return stored.runs();
        }
    }

    /** Saves the source, changed. */
    public void change(String changed) throws Exception {
        type.getCompilationUnit().getBuffer().setContents(changed);
        type.getCompilationUnit().save(null, true);
        file().getProject().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
    }

    /** Debugs its replay. */
    public ILaunchConfiguration replay() throws Exception {
        return ReplayConfiguration.create(campaign, failure());
    }

    /** The number of the first line with a text in it. */
    public int line(String text) {
        return (int) source.lines().takeWhile(line -> !line.contains(text)).count() + 1;
    }
}
