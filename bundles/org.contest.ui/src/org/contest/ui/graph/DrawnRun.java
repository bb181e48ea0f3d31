/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.campaigns.RunNode;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The run whose locks and order are drawn.
 *
 * @param trace of the run; null when none was kept
 * @param failure what failed in it; null when nothing did
 */
public record DrawnRun(@Nullable Path trace, @Nullable FailureRow failure) {

    /** Of a campaign without failures. */
    private static final DrawnRun NONE = new DrawnRun(null, null);

    /** What is drawn for what is selected: the run itself, the first run of a failure, or that of the first failure. */
    static DrawnRun of(CampaignEntry campaign, @Nullable Object selected) {
        List<FailureRow> failures = campaign.snapshot().failures();
        return switch (selected) {
        case RunNode run when run.campaign() == campaign -> of(run);
        case FailureNode node when node.campaign() == campaign -> of(node.row());
        case null, default -> failures.isEmpty() ? NONE : of(failures.get(0));
        };
    }

    /** A run that may have been selected in the list of runs. */
    public static DrawnRun of(RunNode run) {
        RunRow row = run.row();
        Integer failure = row.failureId();
        return new DrawnRun(row.trace(), failure == null ? null : run.campaign().snapshot().failure(failure));
    }

    private static DrawnRun of(@Nullable FailureRow failure) {
        return failure == null ? NONE : new DrawnRun(failure.trace(), failure);
    }

    /** True when there is something to draw. */
    public boolean isKept() {
        Path file = trace;
        return file != null && Files.exists(file);
    }

    /** True when the drawing is the same, though the failure may have come again since. */
    boolean isSame(DrawnRun other) {
        return Objects.equals(trace, other.trace) && Objects.equals(id(), other.id());
    }

    private @Nullable Integer id() {
        FailureRow failed = failure;
        return failed == null ? null : failed.id();
    }
}
