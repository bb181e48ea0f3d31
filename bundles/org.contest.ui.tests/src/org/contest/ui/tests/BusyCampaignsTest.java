/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignState;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.store.CampaignStore;
import org.contest.ui.tests.support.Stressed;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns come and go while others look: the views read them, and look for new ones every few seconds. */
class BusyCampaignsTest {

    private static final int TIMES = 5;
    private static final int RUNS = 40;

    @TempDir
    Path folder;

    private final CampaignManager manager = CampaignManager.ofWorkspace();

    private Path exported() throws Exception {
        Path file = folder.resolve("busy.contest");
        Job job = CampaignFiles.export(Stressed.campaign("airlines.Airlines", RUNS), file);
        job.join();
        assertTrue(job.getResult().isOK(), job.getResult().getMessage());
        return file;
    }

    @Test
    void a_campaign_that_is_read_all_the_time_is_deleted_without_a_word() throws Exception {
        Path file = exported();
        for (int i = 0; i < TIMES; i++) {
            CampaignEntry imported = CampaignFiles.open(file, new NullProgressMonitor());
            try (Reader reader = new Reader(imported.directory())) {
                Job job = manager.delete(List.of(imported));
                job.join();
                assertTrue(job.getResult().isOK(), job.getResult().getMessage());
            }
            manager.scan().join();
            assertFalse(manager.entries().stream().anyMatch(entry -> entry.directory().equals(imported.directory())));
            assertFalse(Files.exists(imported.directory()));
        }
    }

    @Test
    void an_imported_campaign_is_listed_as_a_whole() throws Exception {
        Path file = exported();
        List<Integer> seen = new CopyOnWriteArrayList<>();
        CampaignsListener listener = new CampaignsListener() {
            @Override
            public void added(CampaignEntry campaign) {
                seen.add(campaign.snapshot().runCount());
            }
        };
        manager.addListener(listener);
        try {
            for (int i = 0; i < TIMES; i++) {
                Job importing = CampaignFiles.importFrom(file);
                while (importing.getState() != Job.NONE) {
                    manager.scan().join();
                }
                CampaignEntry imported = CampaignFiles.open(file, new NullProgressMonitor());
                manager.delete(List.of(imported)).join();
            }
        } finally {
            manager.removeListener(listener);
        }
        assertEquals(TIMES, seen.size());
        assertTrue(seen.stream().allMatch(runs -> runs == RUNS), seen::toString);
    }

    @Test
    void why_a_campaign_has_ended_by_an_error_is_told_when_its_file_is_read_again() throws Exception {
        CampaignEntry imported = CampaignFiles.open(exported(), new NullProgressMonitor());
        manager.fail(imported, "There is no room.");
        manager.load(imported);
        Files.setLastModifiedTime(imported.directory().resolve(CampaignStore.FILE), FileTime.fromMillis(0));
        manager.scan().join();
        assertEquals(CampaignState.BROKEN, imported.snapshot().state());
        assertEquals("There is no room.", imported.snapshot().message());
        assertEquals(RUNS, imported.snapshot().runCount());
        manager.delete(List.of(imported)).join();
    }

    @Test
    void a_campaign_that_an_error_has_ended_says_so_when_it_is_listed_anew() throws Exception {
        CampaignEntry imported = CampaignFiles.open(exported(), new NullProgressMonitor());
        Path sites = imported.directory().resolve("sites.tsv");
        Files.write(sites, new byte[] {(byte) 0xc3, (byte) 0x28, '\n'});
        try (Campaign campaign = Campaign.open(imported.directory())) {
            assertThrows(EngineException.class, () -> campaign.run(CampaignListener.NONE, Cancellation.NEVER));
        }
        manager.scan().join();
        assertEquals(CampaignState.BROKEN, imported.snapshot().state());
        assertTrue(imported.snapshot().message().contains("sites.tsv is damaged"), imported.snapshot().message());
        assertEquals(RUNS, imported.snapshot().runCount());
        manager.delete(List.of(imported)).join();
    }

    /** Reads the file of a campaign again and again, until it is closed. */
    private static final class Reader implements AutoCloseable {

        private final AtomicBoolean closed = new AtomicBoolean();
        private final Thread thread;

        Reader(Path directory) {
            thread = new Thread(() -> {
                while (!closed.get()) {
                    try (Campaign campaign = Campaign.open(directory)) {
                        campaign.summary();
                    } catch (EngineException e) {
                        continue; // it is being deleted
                    }
                }
            });
            thread.start();
        }

        @Override
        public void close() throws InterruptedException {
            closed.set(true);
            thread.join();
        }
    }
}
