/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;

/** The runs of a campaign or of one failure, read in pages when they are asked for; the latest pages are kept. */
public final class RunPages {

    /** Runs of a page. */
    public static final int SIZE = 200;

    private static final int KEPT = 40;

    private final CampaignEntry campaign;
    private final RunQuery query;
    private final IntConsumer arrived;
    private final Set<Integer> asked = ConcurrentHashMap.newKeySet();
    private final Set<Integer> read = ConcurrentHashMap.newKeySet();
    private final Map<Integer, List<RunRow>> pages = new LinkedHashMap<>();

    /**
     * Nothing is read yet.
     *
     * @param query which runs; offset and limit do not matter
     * @param arrived gets the number of a page that was read, in a job
     */
    public RunPages(CampaignEntry campaign, RunQuery query, IntConsumer arrived) {
        this.campaign = campaign;
        this.query = query;
        this.arrived = arrived;
    }

    /** The campaign. */
    public CampaignEntry campaign() {
        return campaign;
    }

    /** Which runs. */
    public RunQuery query() {
        return query;
    }

    /** The run at an index; null when it has to be read first, which begins now. */
    public @Nullable RunRow run(int index) {
        int page = index / SIZE;
        List<RunRow> known;
        synchronized (pages) {
            known = pages.containsKey(page) ? pages.get(page) : List.of();
        }
        int inside = index % SIZE;
        if (inside < known.size()) {
            return known.get(inside);
        }
        if (!read.contains(page) && asked.add(page)) {
            Job.createSystem(Messages.job_load, (ICoreRunnable) monitor -> read(page)).schedule();
        }
        return null;
    }

    /** There are more runs than before: what was missing is asked for again. */
    public void grown() {
        read.clear();
    }

    private void read(int page) {
        read.add(page);
        try (Campaign opened = Campaign.open(campaign.directory())) {
            List<RunRow> rows = opened.runs(new RunQuery(query.failure(), query.order(), query.descending(),
                page * SIZE, SIZE));
            synchronized (pages) {
                pages.remove(page);
                pages.put(page, rows);
                if (pages.size() > KEPT) {
                    int oldest = pages.keySet().iterator().next();
                    pages.remove(oldest);
                    read.remove(oldest);
                }
            }
        } catch (EngineException e) {
            return; // deleted meanwhile: the view is told so by the campaign itself
        } finally {
            asked.remove(page);
        }
        arrived.accept(page);
    }
}
