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
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.contest.engine.store.TaskCounted;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.findings.Finding.Frame;
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
        try (ReportedCampaign campaign = new ReportedCampaign(folder)) {
            Failure failure = new Failure(FailureKind.DEADLOCK, "", "\"a\" waits for <b>; \"b\" waits for <a>", "main",
                List.of("p.A.m(A.java:7)"), false);
            campaign.run(List.of(failure), List.of());
            campaign.race(new Frame("p.B", "lambda$n$0", 8));
            return campaign.as(new HtmlReport());
        }
    }

    /** Three runs: 4 tasks, of which one came twice; method pairs in a world of 8, of which 2 came. */
    private String coverageReport() {
        try (ReportedCampaign campaign = new ReportedCampaign(folder)) {
            Identities identities = campaign.identities();
            int[] tuple = {identities.location(Location.ofMethod("p.A", "m()V")), 0, 0, 0, 0, 0, 0, 0};
            TaskCounted twice = new TaskCounted("Sync", 0, tuple, 1, 2);
            campaign.run(List.of(), List.of(new TaskCounted("Sync", 0, tuple, 1, 1)));
            Failure failure = new Failure(FailureKind.EXCEPTION, "E", "m", "main", List.of(), false);
            campaign.run(List.of(failure), List.of(twice, new TaskCounted("Sync", 1, tuple, 2, 1),
                new TaskCounted("Method pair", 0, tuple, 2, 1), new TaskCounted("Method pair", 1, tuple, 2, 1)));
            campaign.run(List.of(), List.of(new TaskCounted("Sync", 2, tuple, 3, 1),
                new TaskCounted("Sync", 3, tuple, 3, 1)));
            campaign.world("Method pair", 8);
            return campaign.as(new HtmlReport());
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
        assertEquals("1. Data race of A.x, predicted", texts(page, "h3").get(1));
        Element heading = (Element) page.getElementsByTagName("h3").item(1);
        assertEquals("p.A.x", ((Element) heading.getElementsByTagName("span").item(0)).getAttribute("title"));
        NodeList blocks = page.getElementsByTagName("div");
        assertEquals("places", ((Element) blocks.item(0)).getAttribute("class"));
        assertEquals(
            List.of("at p.A.m:7\nat java.util.List.add:9\nholds 2a, taken at p.A.m:6\n", "at p.B.n (lambda at 8)\n"),
            texts((Element) blocks.item(0), "pre"));
        assertEquals(List.of("main", "other"), texts((Element) blocks.item(0), "b"));
    }

    @Test
    void a_metric_tells_its_share_or_the_interval_of_what_is_unseen() throws Exception {
        List<String> paragraphs = texts(parsed(coverageReport()).getDocumentElement(), "p");
        assertTrue(paragraphs.contains("2 tasks covered of 8 (25 %)."), paragraphs::toString);
        // Chao2, corrected, with three runs, 3 tasks seen once and 1 twice: 2/3 * 3*2/(2*2) = 1 unseen. Its variance is
        // 2/3 * 3*2/4 + 4/9 * 3*5*5/16 + 4/9 * 9*1*4/64 = 10/3; C = exp(1.96 * sqrt(ln(1 + 10/3))) = 10.7; 1/C to C.
        assertTrue(paragraphs.contains("4 tasks covered, about 1 still uncovered, at most 11."),
            paragraphs::toString);
    }

    @Test
    void a_failed_run_is_a_mark_below_the_curve_and_a_key_says_so() throws Exception {
        Element curve = (Element) parsed(coverageReport()).getDocumentElement().getElementsByTagName("svg").item(0);
        assertEquals(List.of("run 2 failed"), texts(curve, "title"));
        List<String> labels = texts(curve, "text");
        assertEquals("\u25b2 a run that failed", labels.get(labels.size() - 1));
    }

    @Test
    void the_page_has_colours_for_light_and_dark() {
        String style = report();
        assertTrue(style.contains("color-scheme:light dark") && style.contains("prefers-color-scheme:dark"), style);
    }
}
