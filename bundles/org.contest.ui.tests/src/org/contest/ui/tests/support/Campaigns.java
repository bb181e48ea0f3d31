/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.campaigns.ReplayOutcome;

/** Waits for campaigns and replays by the events of the model. */
public final class Campaigns implements CampaignsListener, AutoCloseable {

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch firstRun = new CountDownLatch(1);
    private final CountDownLatch finished = new CountDownLatch(1);
    private final CountDownLatch replayed = new CountDownLatch(1);
    private final AtomicReference<CampaignEntry> campaign = new AtomicReference<>();
    private final AtomicReference<ReplayOutcome> outcome = new AtomicReference<>();

    /** Listens from now on. */
    public Campaigns() {
        CampaignManager.ofWorkspace().addListener(this);
    }

    @Override
    public void added(CampaignEntry added) {
        if (added.isRunning()) { // others may be found on disk
            campaign.set(added);
            begun.countDown();
        }
    }

    @Override
    public void changed(CampaignEntry changed) {
        if (changed == campaign.get() && changed.snapshot().runCount() > 0) { // others may be read anew
            firstRun.countDown();
        }
    }

    @Override
    public void finished(CampaignEntry over) {
        if (over == campaign.get()) { // others may still be ending
            finished.countDown();
        }
    }

    @Override
    public void replayed(CampaignEntry of, ReplayOutcome what) {
        outcome.set(what);
        replayed.countDown();
    }

    /** The campaign that begins next. */
    public CampaignEntry awaitFirstRun() throws InterruptedException {
        await(begun, "a campaign begins");
        await(firstRun, "its first run is over");
        return campaign.get();
    }

    /** The campaign when it is over. */
    public CampaignEntry awaitEnd() throws InterruptedException {
        await(begun, "a campaign begins");
        await(finished, "the campaign ends");
        return campaign.get();
    }

    /** What the next replay does. */
    public ReplayOutcome awaitReplay() throws InterruptedException {
        await(replayed, "the replay ends");
        return outcome.get();
    }

    private static void await(CountDownLatch latch, String what) throws InterruptedException {
        boolean came = latch.await(Eventually.DEADLINE.toSeconds(), TimeUnit.SECONDS);
        if (!came) {
            Screenshots.screen("failed");
        }
        assertTrue(came, "waited in vain: " + what);
    }

    @Override
    public void close() {
        CampaignManager.ofWorkspace().removeListener(this);
    }
}
