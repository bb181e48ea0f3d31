/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.Campaign;
import org.contest.engine.json.Json;
import org.contest.engine.model.FailureRow;
import org.contest.protocol.FailureKind;
import org.contest.protocol.findings.FindingKind;

/** SARIF 2.1.0 (OASIS): each failure is an error with its stack, each finding a warning with its places. */
final class SarifReport implements Report {

    private static final Pattern FRAME = Pattern.compile("(.+)\\.([^.]+)\\(([^:()]+\\.java):(\\d+)\\)");

    @Override
    public String name() {
        return "sarif";
    }

    @Override
    public String write(Campaign campaign) {
        List<Object> rules = new ArrayList<>();
        for (FailureKind kind : FailureKind.values()) {
            rules.add(rule(kind.jsonName(), "A run ended with: " + kind.jsonName()));
        }
        for (FindingKind kind : FindingKind.values()) {
            rules.add(rule(kind.text(), kind.title()));
        }
        List<Json.Writer> results = new ArrayList<>(campaign.failures().stream().map(SarifReport::result).toList());
        campaign.findings().stream().map(SarifFinding::result).forEach(results::add);
        Json.Writer driver = Json.object().put("name", "ConTest for Eclipse").put("version", "0.1.0")
            .put("rules", rules);
        Json.Writer run = Json.object().put("tool", Json.object().put("driver", driver))
            .put("results", results);
        return Json.object().put("$schema", "https://json.schemastore.org/sarif-2.1.0.json").put("version", "2.1.0")
            .put("runs", List.of(run)) + "\n";
    }

    private static Json.Writer rule(String id, String text) {
        return Json.object().put("id", id).put("shortDescription", Json.object().put("text", text));
    }

    private static Json.Writer result(FailureRow failure) {
        String text = failure.message().isEmpty() ? failure.signature() : failure.message();
        List<Json.Writer> frames = failure.frames().stream()
            .map(frame -> Json.object().put("location", location(frame, frame))).toList();
        Json.Writer result = Json.object().put("ruleId", failure.kind())
            .put("level", failure.timingOnly() ? "note" : "error")
            .put("message", Json.object().put("text", text)).put("locations", place(failure))
            .put("partialFingerprints", Map.of("contestSignature/v1", failure.signature()));
        if (!frames.isEmpty()) {
            result.put("stacks", List.of(Json.object().put("message", Json.object().put("text", "Stack"))
                .put("frames", frames)));
        }
        return result.put("properties", Json.object().put("count", failure.count())
            .put("firstRun", failure.firstRun()).put("timingOnly", failure.timingOnly())
            .put("trace", failure.trace()));
    }

    /** The topmost frame outside the JDK that has a source line. */
    private static List<Json.Writer> place(FailureRow failure) {
        Optional<String> frame = failure.frames().stream().filter(f -> !f.startsWith("java."))
            .filter(f -> FRAME.matcher(f).matches()).findFirst();
        return frame.map(f -> List.of(location(f, failure.signature()))).orElse(List.of());
    }

    private static Json.Writer location(String frame, String message) {
        Matcher match = FRAME.matcher(frame);
        return match.matches() ? location(match.group(1), match.group(3), Integer.parseInt(match.group(4)), message)
            : Json.object().put("message", Json.object().put("text", message));
    }

    /** A line of source. */
    static Json.Writer location(String type, String file, int line, String message) {
        int end = type.lastIndexOf('.');
        String folder = end < 0 ? "" : type.substring(0, end).replace('.', '/') + "/";
        return Json.object().put("physicalLocation", Json.object()
            .put("artifactLocation", Json.object().put("uri", uri(folder + file)))
            .put("region", Json.object().put("startLine", line)))
            .put("message", Json.object().put("text", message));
    }

    private static String uri(String path) {
        try {
            return new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(path, e); // a path of Java names has no scheme to be mistaken
        }
    }
}
