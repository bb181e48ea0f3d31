/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Path;
import java.util.List;

/**
 * Many runs of one program, kept in a directory: {@code campaign.db}, {@code traces}, {@code output} and the site table
 * {@code sites.tsv}. A crash or a kill loses at most the run that was going on; the campaign can be continued.
 */
public final class Campaign {

    private Campaign() {
    }

    /**
     * Makes a new campaign; nothing runs yet.
     *
     * @param directory must not hold a campaign
     * @throws EngineException with a plain sentence when the directory cannot be used or the program cannot be run
     */
    public static Campaign create(Path directory, ProgramSpec program, CampaignOptions options) {
        throw new UnsupportedOperationException();
    }

    /**
     * Opens a campaign, also one whose engine was killed.
     *
     * @throws EngineException with a plain sentence when there is none
     */
    public static Campaign open(Path directory) {
        throw new UnsupportedOperationException();
    }

    /**
     * Runs until a stop rule of the options says so, or the user; continues after the last stored run.
     *
     * @throws EngineException with a plain sentence when the program cannot be run or the tool failed
     */
    public CampaignSummary run(CampaignListener listener, Cancellation cancellation) {
        throw new UnsupportedOperationException();
    }

    /** The campaign in short, as stored. */
    public CampaignSummary summary() {
        throw new UnsupportedOperationException();
    }

    /** Where it is kept. */
    public Path directory() {
        throw new UnsupportedOperationException();
    }

    /** The program under test. */
    public ProgramSpec program() {
        throw new UnsupportedOperationException();
    }

    /** What the campaign was told. */
    public CampaignOptions options() {
        throw new UnsupportedOperationException();
    }

    /** All runs, by number. */
    public List<RunRow> runs() {
        throw new UnsupportedOperationException();
    }

    /** All failures, one row a signature: those that count first, then by first run. */
    public List<FailureRow> failures() {
        throw new UnsupportedOperationException();
    }

    /** The names of the metrics that it has curves of. */
    public List<String> metrics() {
        throw new UnsupportedOperationException();
    }

    /** The cumulative curve of a metric, by run; empty when it was not computed. */
    public List<CurvePoint> curve(String metric) {
        throw new UnsupportedOperationException();
    }
}
