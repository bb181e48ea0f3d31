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

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.engine.Campaign;
import org.contest.engine.json.JsonReader;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report against what the schema of SARIF 2.1.0 requires and allows of the objects in it. */
class SarifReportTest {

    private record Shape(Set<String> required, Set<String> allowed) {
    }

    /** By name of the object in the schema; every object may have a property bag, and no other members. */
    private static final Map<String, Shape> SHAPES = Map.of(
        "sarifLog", new Shape(Set.of("version", "runs"), Set.of("$schema")),
        "run", new Shape(Set.of("tool"), Set.of("results")),
        "tool", new Shape(Set.of("driver"), Set.of()),
        "toolComponent", new Shape(Set.of("name"), Set.of("version", "rules")),
        "reportingDescriptor", new Shape(Set.of("id"), Set.of("shortDescription")),
        "result", new Shape(Set.of("message"),
            Set.of("ruleId", "level", "locations", "relatedLocations", "partialFingerprints", "stacks",
                "suppressions")),
        "location", new Shape(Set.of(), Set.of("physicalLocation", "message")),
        "physicalLocation", new Shape(Set.of("artifactLocation"), Set.of("region")),
        "stack", new Shape(Set.of("frames"), Set.of("message")),
        "stackFrame", new Shape(Set.of(), Set.of("location")));

    @TempDir
    private Path folder;

    private String report() {
        ProgramSpec program = new ProgramSpec(List.of(Path.of("/a")), List.of(), "p.Main", List.of(), List.of(),
            Path.of("/"), Map.of(), Path.of("/jdk"));
        try (CampaignStore store = CampaignStore.create(folder, 1, "2026-01-01T00:00:00Z", 1, program,
            CampaignOptions.defaults())) {
            Failure plain = new Failure(FailureKind.EXCEPTION, "E", "quoted \"text\"\n\u0001", "main",
                List.of("java.util.ArrayList.get(ArrayList.java:1)", "p.Größe.m(Größe.java:7)"), false);
            Failure bare = new Failure(FailureKind.DEADLOCK, "", "", "", List.of(), true);
            store.add(new StoredRun(1, "random", "", 1, 0.1, 0.1, 9, 2, 3, "controlled", List.of(plain, bare),
                List.of(), folder.resolve("traces/run-1.trace"), null, List.of()), RunResult.Health.NONE);
            Place write = new Place("main", "writes p.A.x", 3, List.of(new Frame("p.A$B", "m", 7)), List.of());
            Place read = new Place("other", "reads p.A.x", 4, List.of(new Frame("A", "n", -1)), List.of());
            store.addFindings(1, List.of(new Finding(FindingKind.DATA_RACE, "s", "m", "p.A.x", List.of(write, read))),
                null);
        }
        try (Campaign campaign = Campaign.open(folder)) {
            return new SarifReport().write(campaign);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> checked(String type, Object value) {
        Map<String, Object> object = (Map<String, Object>) assertInstanceOf(Map.class, value, type);
        Shape shape = SHAPES.get(type);
        assertTrue(object.keySet().containsAll(shape.required()), type + " " + object.keySet());
        for (String member : object.keySet()) {
            assertTrue(shape.required().contains(member) || shape.allowed().contains(member)
                || member.equals("properties"), type + " has " + member);
        }
        return object;
    }

    private static List<?> list(Object value) {
        return assertInstanceOf(List.class, value);
    }

    private static void checkText(Object message) {
        Map<?, ?> object = assertInstanceOf(Map.class, message);
        assertEquals(Set.of("text"), object.keySet());
        assertInstanceOf(String.class, object.get("text"));
    }

    private static void checkLocation(Object value) {
        Map<String, Object> location = checked("location", value);
        checkText(location.get("message"));
        if (location.containsKey("physicalLocation")) {
            Map<String, Object> physical = checked("physicalLocation", location.get("physicalLocation"));
            String uri = (String) assertInstanceOf(Map.class, physical.get("artifactLocation")).get("uri");
            assertEquals(uri, URI.create(uri).toASCIIString());
            assertTrue((double) assertInstanceOf(Map.class, physical.get("region")).get("startLine") >= 1);
        }
    }

    private static void checkResult(Object value, Set<?> rules) {
        Map<String, Object> result = checked("result", value);
        checkText(result.get("message"));
        assertTrue(rules.contains(result.get("ruleId")), rules + " " + result.get("ruleId"));
        assertTrue(Set.of("none", "note", "warning", "error").contains(result.get("level")));
        list(result.get("locations")).forEach(SarifReportTest::checkLocation);
        Map<?, ?> prints = assertInstanceOf(Map.class, result.get("partialFingerprints"));
        prints.values().forEach(print -> assertInstanceOf(String.class, print));
        ((List<?>) result.getOrDefault("relatedLocations", List.of())).forEach(SarifReportTest::checkLocation);
        for (Object stack : list(result.getOrDefault("stacks", List.of()))) {
            for (Object frame : list(checked("stack", stack).get("frames"))) {
                checkLocation(checked("stackFrame", frame).get("location"));
            }
        }
    }

    @Test
    void a_report_has_what_the_schema_requires_and_nothing_that_it_forbids() throws Exception {
        Files.createDirectories(folder);
        Map<String, Object> log = checked("sarifLog", JsonReader.read(report()));
        assertEquals("2.1.0", log.get("version"));
        List<?> runs = list(log.get("runs"));
        assertEquals(1, runs.size());
        Map<String, Object> run = checked("run", runs.get(0));
        Map<String, Object> driver = checked("toolComponent", checked("tool", run.get("tool")).get("driver"));
        List<?> rules = list(driver.get("rules"));
        rules.forEach(rule -> checkText(checked("reportingDescriptor", rule).get("shortDescription")));
        Set<?> ids = new java.util.HashSet<>(rules.stream().map(rule -> ((Map<?, ?>) rule).get("id")).toList());
        assertEquals(FailureKind.values().length + FindingKind.values().length, ids.size());
        List<?> results = list(run.get("results"));
        assertEquals(3, results.size());
        results.forEach(result -> checkResult(result, ids));
    }
}
