/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.List;
import org.contest.engine.json.Json;
import org.contest.engine.model.FailureRow;
import org.contest.protocol.findings.Finding;
import org.jspecify.annotations.Nullable;

/**
 * What a localization has brought.
 *
 * @param failure that was localized
 * @param finding the points that make it come, kept in the campaign; null when none were found
 * @param suspects the points that were left in the end, highest score first
 * @param points how many program points the failing run has
 * @param runs that were done
 * @param seconds that they took
 * @param without noise, how many runs fail
 * @param with noise at the points of the finding, how many do
 * @param told in sentences
 */
public record Localized(FailureRow failure, @Nullable Finding finding, List<Suspect> suspects, int points, int runs,
    double seconds, Rate without, Rate with, List<String> told) {

    /** Copies the lists. */
    public Localized {
        suspects = List.copyOf(suspects);
        told = List.copyOf(told);
    }

    /** The JSON object of the command line. */
    public Json.Writer toJson() {
        return Json.object().put("schema", 1).put("failure", failure.id()).put("localized", finding != null)
            .put("points", points).put("runs", runs).put("seconds", seconds).put("without", json(without))
            .put("with", json(with)).put("suspects", suspects.stream().map(Localized::json).toList());
    }

    private static Json.Writer json(Rate rate) {
        return Json.object().put("failing", rate.failing()).put("runs", rate.runs());
    }

    private static Json.Writer json(Suspect suspect) {
        return Json.object().put("point", suspect.point()).put("needed", suspect.needed())
            .put("score", Double.isInfinite(suspect.score()) ? null : suspect.score())
            .put("rate", json(suspect.rate()));
    }
}
