/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.stop;

import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Count;

/** The one list of stop rules. */
public final class StopRules {

    /** So many first runs without a second thread tell that no run will have one. */
    private static final int ENOUGH = 10;
    /** Fewer runs than these without a failure tell little. */
    private static final int FEW = 10;
    private static final long MEGABYTE = 1_000_000;

    private StopRules() {
    }

    /**
     * The rules that the options ask for; the first that says stop wins. A campaign bounded by runs or time is not cut
     * short by saturation unless asked for.
     */
    public static StopRule of(CampaignOptions options) {
        List<StopRule> rules = new ArrayList<>();
        String stopOn = options.get(CampaignOption.STOP_ON);
        boolean bounded = options.isSet(CampaignOption.RUNS) || options.isSet(CampaignOption.TIME);
        if (stopOn.equals("failure") || stopOn.equals("auto")) {
            rules.add(failures(options.number(CampaignOption.DISTINCT)));
        }
        if (stopOn.equals("saturation") || stopOn.equals("auto") && !bounded) {
            rules.add(state -> state.saturated() ? "coverage is saturated" : "");
        }
        if (options.number(CampaignOption.RUNS) > 0) {
            rules.add(runs(options.number(CampaignOption.RUNS)));
        }
        if (options.seconds() > 0) {
            rules.add(time(options.seconds()));
        }
        rules.add(StopRules::alone);
        rules.add(StopRules::lost);
        if (options.number(CampaignOption.MAX_DISK) > 0) {
            rules.add(disk(options.number(CampaignOption.MAX_DISK)));
        }
        return state -> rules.stream().map(rule -> rule.why(state)).filter(why -> !why.isEmpty()).findFirst()
            .orElse("");
    }

    /** A program without a second thread has one schedule, however often it runs. */
    private static String alone(StopRule.State state) {
        return state.failing() > 0 || state.runs() - state.lost() < ENOUGH || state.threads() > 1 ? ""
            : "none of the first " + state.runs() + " runs had a concurrent event";
    }

    /** A machine or a program that ends the first JVMs will end the others. */
    private static String lost(StopRule.State state) {
        return state.runs() < ENOUGH || state.lost() < state.runs() ? ""
            : "each of the first " + state.runs() + " runs was lost";
    }

    private static StopRule disk(int most) {
        return state -> state.bytes() < most * MEGABYTE ? ""
            : "its traces and outputs have reached " + most + " MB (--" + CampaignOption.MAX_DISK.text() + ")";
    }

    /**
     * What a campaign says whose time is over: a verdict of few runs is no more than a first look.
     *
     * @param early true when no run was begun that would be cut off
     */
    public static String timeOver(int seconds, boolean early, int runs, int failing) {
        String over = early ? "another run would not end within the " + seconds + " seconds"
            : "the " + seconds + " seconds are over";
        return over + (failing > 0 || runs >= FEW ? ""
            : ", and " + Count.of(runs, "run") + " tell" + (runs == 1 ? "s" : "")
                + " little: give the campaign more time");
    }

    private static StopRule failures(int distinct) {
        return state -> state.distinct() < distinct ? ""
            : distinct == 1 ? "a failure was found" : distinct + " distinct failures were found";
    }

    private static StopRule runs(int most) {
        String done = most == 1 ? "the only run is done" : "all " + most + " runs are done";
        return state -> state.runs() >= most ? done : "";
    }

    private static StopRule time(int seconds) {
        return state -> state.seconds() >= seconds ? timeOver(seconds, false, state.runs(), state.failing()) : "";
    }
}
