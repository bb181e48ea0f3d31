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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlReportTest {

    @TempDir
    private Path folder;

    private String report() {
        ProgramSpec program = new ProgramSpec(List.of(Path.of("/a")), List.of(), "p.Main", List.of(), List.of(),
            Path.of("/"), Map.of(), Path.of("/jdk"));
        try (CampaignStore store = CampaignStore.create(folder, 1, "2026-01-01T00:00:00Z", 1, program,
            CampaignOptions.defaults())) {
            Failure failure = new Failure(FailureKind.DEADLOCK, "", "\"a\" waits for <b>; \"b\" waits for <a>", "main",
                List.of("p.A.m(A.java:7)"), false);
            store.add(new StoredRun(1, "random", "", 1, 0.1, 0.1, 9, 4, 2, 3, "controlled", List.of(failure), List.of(),
                null, null, List.of()), RunResult.Health.NONE);
            Frame call = new Frame("p.A", "m", 7);
            Held held = new Held("2a", new Frame("p.A", "m", 6));
            Place write = new Place("main", "writes p.A.x", 3, List.of(call, new Frame("java.util.List", "add", 9)),
                List.of(held));
            Place read = new Place("other", "reads p.A.x", 4, List.of(new Frame("p.B", "n", 8)), List.of());
            store.addFindings(1, List.of(new Finding(FindingKind.DATA_RACE, "s", "m", "p.A.x", List.of(write, read))),
                null);
        }
        try (Campaign campaign = Campaign.open(folder)) {
            return new HtmlReport().write(campaign);
        }
    }

    private static Document parsed(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>", "").replace("<meta charset=\"utf-8\">", "");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    /** Texts of the elements with a name, in order. */
    private static List<String> texts(Element within, String name) {
        NodeList found = within.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> found.item(i).getTextContent())
            .toList();
    }

    @Test
    void a_failure_of_several_sentences_has_a_line_for_each() throws Exception {
        Element page = parsed(report()).getDocumentElement();
        assertEquals("1. deadlock", texts(page, "h3").get(0));
        assertEquals("\"a\" waits for <b>\n\"b\" waits for <a>", texts(page, "pre").get(0));
        assertEquals("p.A.m(A.java:7)", texts(page, "pre").get(1));
    }

    @Test
    void a_finding_has_both_stacks_with_lines_and_locks() throws Exception {
        Element page = parsed(report()).getDocumentElement();
        assertEquals("1. Data race of p.A.x, predicted", texts(page, "h3").get(1));
        NodeList blocks = page.getElementsByTagName("div");
        assertEquals("places", ((Element) blocks.item(0)).getAttribute("class"));
        assertEquals(List.of("at p.A.m:7\nat java.util.List.add:9\nholds 2a, taken at p.A.m:6\n", "at p.B.n:8\n"),
            texts((Element) blocks.item(0), "pre"));
        assertEquals(List.of("main", "other"), texts((Element) blocks.item(0), "b"));
    }

    @Test
    void the_page_has_colours_for_light_and_dark() {
        String style = report();
        assertTrue(style.contains("color-scheme:light dark") && style.contains("prefers-color-scheme:dark"), style);
    }
}
