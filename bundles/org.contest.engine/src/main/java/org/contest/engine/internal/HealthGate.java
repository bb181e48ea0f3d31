/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.List;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Count;
import org.contest.engine.model.Health;
import org.contest.engine.model.LostRuns;
import org.contest.engine.store.CampaignStore.Head;
import org.contest.engine.store.CampaignStore.Totals;

/**
 * Refuses a verdict that nothing proves: an error that ended the campaign, a run that was lost, a failure that no
 * replay could tell of, no class instrumented, a class that failed, no concurrent event, one schedule only, or a racy
 * probe that did not fail under the tool.
 */
final class HealthGate {

    private HealthGate() {
    }

    static Health judge(Head head, Totals totals, List<String> skipped, LostRuns lost, String unexplained) {
        List<String> classes = skipped.stream().filter(sentence -> !Health.isHarmless(sentence)).toList();
        String why =
            lost.count() > 0 ? lost.inWords() : !unexplained.isEmpty() ? unexplained : why(head, totals, classes);
        return new Health(head.instrumented(), skipped, totals.schedules(), why.isEmpty(), why);
    }

    private static String why(Head head, Totals totals, List<String> skipped) {
        String error = CampaignSummary.error(head.stopped());
        if (!error.isEmpty()) {
            return "An error has ended the campaign: " + error;
        }
        if (totals.runs() == 0) {
            return "No run was finished. Give the campaign more time.";
        }
        if (head.stopped().isEmpty()) {
            return "The campaign is not finished: continue it.";
        }
        if (head.instrumented() == 0) {
            return !head.probe().isEmpty() ? head.probe()
                : "No class of the program in scope was instrumented. Check --include and --exclude.";
        }
        if (!skipped.isEmpty()) {
            return skippedInWords(skipped);
        }
        if (totals.events() == 0 || totals.threads() <= 1) {
            return "No concurrent event happened: " + (totals.events() == 0 ? "no instrumented code was reached"
                : "only one thread ran") + ". Choose a test that starts threads, or widen the scope.";
        }
        if (totals.schedules() + totals.unknownSchedules() <= 1 && totals.runs() > 1) {
            return "All runs took the same schedule. Choose another scheduler, or check that the threads share data.";
        }
        return head.probe();
    }

    private static String skippedInWords(List<String> skipped) {
        List<String> classes = skipped.stream().filter(sentence -> !sentence.split(": ", 2)[0].contains("(")).toList();
        return classes.isEmpty() ? inWords(skipped, "method") : inWords(classes, "class");
    }

    private static String inWords(List<String> skipped, String noun) {
        return Count.of(skipped.size(), noun) + " could not be instrumented, first " + skipped.get(0)
            + ". Leave such classes out by --exclude if they do not matter.";
    }
}
