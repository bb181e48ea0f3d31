/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.List;
import java.util.Map;
import org.contest.engine.json.Json;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Place;

/** A finding as a result of SARIF: a warning, a note for what only hints; suppressed ones say so. */
final class SarifFinding {

    private SarifFinding() {
    }

    static Json.Writer result(FindingRow row) {
        List<Place> places = row.finding().places();
        Json.Writer result = Json.object().put("ruleId", row.finding().kind().text())
            .put("level", row.finding().kind().isHint() ? "note" : "warning")
            .put("message", Json.object().put("text", row.finding().message()))
            .put("locations", places.stream().limit(1).map(SarifFinding::location).toList())
            .put("relatedLocations", places.stream().skip(1).map(SarifFinding::location).toList())
            .put("stacks", places.stream().map(SarifFinding::stack).toList())
            .put("partialFingerprints", Map.of("contestSignature/v1", row.finding().signature()));
        if (row.isSuppressed()) {
            result.put("suppressions",
                List.of(Json.object().put("kind", "external").put("justification", row.suppressed())));
        }
        return result.put("properties", Json.object().put("state", row.stateText()).put("runs", row.runs())
            .put("firstRun", row.firstRun()).put("variable", row.finding().variable()).put("trace", row.trace())
            .put("confirmedBy", row.confirmed()));
    }

    private static Json.Writer stack(Place place) {
        return Json.object().put("message", Json.object().put("text", text(place))).put("frames",
            place.stackWithInside().stream()
                .map(frame -> Json.object().put("location", location(frame, frame.inWords())))
                .toList());
    }

    private static String text(Place place) {
        return place.thread() + ' ' + place.action() + " (event " + place.event() + ')';
    }

    private static Json.Writer location(Place place) {
        return location(place.frames().get(0), text(place));
    }

    /** The file of a class without its name is that of its outermost class. */
    private static Json.Writer location(Frame frame, String message) {
        if (frame.line() < 1) {
            return Json.object().put("message", Json.object().put("text", message));
        }
        String type = frame.className();
        int inner = type.indexOf('$', type.lastIndexOf('.') + 2);
        String outer = inner < 0 ? type : type.substring(0, inner);
        return SarifReport.location(outer, outer.substring(outer.lastIndexOf('.') + 1) + ".java", frame.line(),
            message);
    }
}
