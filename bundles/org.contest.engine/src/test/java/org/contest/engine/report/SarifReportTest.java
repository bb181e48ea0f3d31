/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.contest.engine.json.JsonReader;
import org.contest.engine.json.JsonSchema;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report against the schema of SARIF 2.1.0. */
class SarifReportTest {

    @TempDir
    private Path folder;

    private String report() {
        try (ReportedCampaign campaign = new ReportedCampaign(folder)) {
            Failure plain = new Failure(FailureKind.EXCEPTION, "E", "quoted \"text\"\n\u0001", "main",
                List.of("java.util.ArrayList.get(ArrayList.java:1)", "p.Größe.m(Größe.java:7)"), false);
            Failure bare = new Failure(FailureKind.DEADLOCK, "", "", "", List.of(), true);
            campaign.run(List.of(plain, bare), List.of());
            campaign.race(new Frame("A", "n", -1));
            return campaign.as(new SarifReport());
        }
    }

    private static String schema() throws IOException {
        try (InputStream in = SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return new String(Objects.requireNonNull(in, "the schema").readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_report_is_valid_by_the_schema() throws IOException {
        assertEquals(List.of(), JsonSchema.mistakes(schema(), JsonReader.read(report())));
    }

    /** Without this the check before could be one that never fails. */
    @Test
    void the_check_sees_what_is_missing_what_is_wrong_and_what_is_too_much() throws IOException {
        String report = report();
        assertMistake("$.runs[0].tool.driver is not as required",
            report.replace("\"name\":\"ConTest", "\"nam\":\"ConTest"));
        assertMistake("$.runs[0].results[0].level is not as enum", report.replace("\"error\"", "\"bad\""));
        assertMistake("$.runs[0].results[0].message is not as type", report.replaceFirst(
            "\"message\":\\{\"text\":\"quoted[^}]*}", "\"message\":7"));
        assertMistake(".startLine is not as minimum", report.replace("\"startLine\":7", "\"startLine\":0"));
        assertMistake("$.runs[0] is not as additionalProperties", report.replace("\"results\":", "\"outcome\":"));
    }

    private static void assertMistake(String expected, String report) throws IOException {
        List<String> mistakes = JsonSchema.mistakes(schema(), JsonReader.read(report));
        assertTrue(mistakes.stream().anyMatch(mistake -> mistake.contains(expected)), mistakes.toString());
    }

    @Test
    void every_result_has_a_rule() {
        Map<?, ?> run = (Map<?, ?>) list(((Map<?, ?>) JsonReader.read(report())).get("runs")).get(0);
        Map<?, ?> driver = (Map<?, ?>) ((Map<?, ?>) run.get("tool")).get("driver");
        List<?> rules = list(driver.get("rules")).stream().map(rule -> ((Map<?, ?>) rule).get("id")).toList();
        assertEquals(FailureKind.values().length + FindingKind.values().length, Set.copyOf(rules).size());
        List<?> results = list(run.get("results"));
        assertEquals(3, results.size());
        results.forEach(result -> assertTrue(rules.contains(((Map<?, ?>) result).get("ruleId")), result.toString()));
    }

    private static List<?> list(Object value) {
        return assertInstanceOf(List.class, value);
    }
}
