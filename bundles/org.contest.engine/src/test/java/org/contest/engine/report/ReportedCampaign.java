/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.analysis.identity.Identities;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.engine.store.TaskCounted;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;

/** A stored campaign for tests of reports, made run by run. */
final class ReportedCampaign implements AutoCloseable {

    private final Path folder;
    private final CampaignStore store;
    private int run;

    ReportedCampaign(Path folder) {
        this(folder, CampaignOptions.defaults());
    }

    ReportedCampaign(Path folder, CampaignOptions options) {
        this.folder = folder;
        ProgramSpec program = new ProgramSpec(List.of(Path.of("/a")), List.of(), "p.Main", List.of(), List.of(),
            Path.of("/"), Map.of(), Path.of("/jdk"));
        store = CampaignStore.create(folder, 1, "2026-01-01T00:00:00Z", 1, program, options);
    }

    /** A run with these failures, which covered these tasks. */
    void run(List<Failure> failures, List<TaskCounted> tasks) {
        run++;
        Path trace = failures.isEmpty() ? null : folder.resolve("traces/run-" + run + ".trace");
        store.add(new StoredRun(run, "random", "", 1, 0.1, 0.1 * run, 9, 4, 2, 3, "controlled", failures, List.of(),
            trace, null, tasks), RunResult.Health.NONE);
    }

    /** A race in the last run between a write at {@code p.A.m:7}, with a lock held, and a read of another thread. */
    void race(Frame read) {
        Held held = new Held("2a", new Frame("p.A", "m", 6));
        Place write = new Place("main", "writes p.A.x", 3,
            List.of(new Frame("p.A", "m", 7), new Frame("java.util.List", "add", 9)), List.of(held));
        Place other = new Place("other", "reads p.A.x", 4, List.of(read), List.of());
        store.addFindings(run,
            List.of(new Finding(FindingKind.DATA_RACE, "s", "m", "p.A.x", List.of(write, other), true)),
            null);
    }

    /** Names and numbers of tasks. */
    Identities identities() {
        Identities identities = new Identities();
        store.use(identities);
        return identities;
    }

    /** Says how many tasks a metric can have. */
    void world(String metric, long tasks) {
        store.putWorld(metric, tasks);
    }

    /** What a report says of it. */
    String as(Report report) {
        try (Campaign campaign = Campaign.open(folder)) {
            return report.write(campaign);
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
