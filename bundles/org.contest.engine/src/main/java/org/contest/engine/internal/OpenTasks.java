/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.identity.Location;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.TaskCounted;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.SiteTable.Block;

/** The tasks of closed worlds that no run has covered: those of all methods of the program that were loaded. */
final class OpenTasks {

    /** Of larger worlds the file tells the size only. */
    private static final long MOST = 250_000;

    private final CoverageMeasure measure;
    private final TaskLedger ledger;
    private final SiteTable sites;

    OpenTasks(CoverageMeasure measure, TaskLedger ledger, SiteTable sites) {
        this.measure = measure;
        this.ledger = ledger;
        this.sites = sites;
    }

    /** Writes the size of each closed world, and its tasks that are not covered. */
    void write(CampaignStore store) {
        int[] methods = methods();
        for (int i = 0; i < measure.metrics().size(); i++) {
            CoverageMetric metric = measure.metrics().get(i);
            long world = metric.worldSize(methods.length);
            if (world > 0) {
                store.putWorld(metric.name(), world);
                store.put(world > MOST ? List.of() : open(i, metric, methods));
            }
        }
    }

    private int[] methods() {
        Set<Integer> methods = new LinkedHashSet<>();
        for (Block block : sites.blocks()) {
            for (Site site : block.sites()) {
                if (sites.isOwn(site.id()) && site.kind() != EventKind.CREATION) {
                    methods.add(measure.identities().location(Location.ofMethod(site.className(), site.method())));
                }
            }
        }
        return methods.stream().mapToInt(Integer::intValue).toArray();
    }

    private List<TaskCounted> open(int index, CoverageMetric metric, int[] methods) {
        List<TaskCounted> open = new ArrayList<>();
        metric.eachOfWorld(methods, measure.identities(), tuple -> {
            int number = measure.table(index).number(tuple);
            if (ledger.runs(metric.name(), number) == 0) {
                open.add(new TaskCounted(metric.name(), number, tuple, 0, 0));
            }
        });
        return open;
    }
}
