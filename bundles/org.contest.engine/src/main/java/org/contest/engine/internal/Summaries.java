/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.LostRuns;
import org.contest.engine.model.OperationCount;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.CampaignStore.Head;
import org.contest.engine.store.CampaignStore.Totals;

/** Sums a stored campaign up. */
public final class Summaries {

    private Summaries() {
    }

    /** The campaign in short. */
    public static CampaignSummary of(Path directory, CampaignStore store) {
        CampaignOptions options = store.options();
        Head head = store.head();
        Totals totals = store.totals(options.isTrue(CampaignOption.COUNT_TIMING));
        LostRuns lost = store.lostRuns();
        Map<String, Coverage> coverage = new LinkedHashMap<>();
        store.metrics().forEach(metric -> coverage.put(metric, store.coverage(metric)));
        return new CampaignSummary(head.id(), directory, store.program().title(), head.created(), totals.runs(), lost,
            totals.failing(), store.failures(), store.findings(),
            totals.firstFailing() == 0 ? null : totals.firstFailing(),
            head.seconds(), totals.events(), new OperationCount(totals.operations(), totals.counted(), totals.cut()),
            options.get(CampaignOption.SCHEDULER), noise(options), head.seed(),
            head.stopped(),
            HealthGate.judge(head, totals, store.skippedClasses(), lost, store.unexplained()), coverage,
            store.callSites());
    }

    private static Map<String, String> noise(CampaignOptions options) {
        Map<String, String> noise = new LinkedHashMap<>();
        if (Configurations.makesNoise(options.get(CampaignOption.SCHEDULER))) {
            for (CampaignOption option : CampaignOption.OF_NOISE) {
                if (!options.get(option).isEmpty()) {
                    noise.put(option.text(), options.get(option));
                }
            }
        }
        return noise;
    }
}
