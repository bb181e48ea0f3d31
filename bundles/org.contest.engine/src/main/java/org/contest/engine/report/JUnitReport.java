/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;

/** JUnit XML, as continuous integration reads it: the campaign is a suite, the health gate and each bug a test case. */
final class JUnitReport implements Report {

    @Override
    public String name() {
        return "junit";
    }

    @Override
    public String write(Campaign campaign) {
        CampaignSummary summary = campaign.summary();
        boolean refused = !summary.health().ok();
        List<String> failed = failed(campaign, summary);
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append(String.format(Locale.ROOT, "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" "
            + "skipped=\"0\" time=\"%.3f\" timestamp=\"%s\">%n", Xml.escape(summary.program()),
            failed.size() + 1, failed.size(), refused ? 1 : 0, summary.seconds(),
            summary.created().replace("Z", "")));
        xml.append(String.format(Locale.ROOT, "  <testcase classname=\"%s\" name=\"%d runs\" time=\"%.3f\"",
            Xml.escape(summary.program()), summary.runs(), summary.seconds()));
        xml.append(refused ? ">\n    <error type=\"inconclusive\" message=\"" + Xml.escape(summary.health().why())
            + "\"/>\n  </testcase>\n" : "/>\n");
        failed.forEach(xml::append);
        return xml.append("</testsuite>\n").toString();
    }

    private static List<String> failed(Campaign campaign, CampaignSummary summary) {
        List<String> failed = new ArrayList<>();
        summary.distinctFailures().stream().filter(f -> counts(campaign, f)).map(f -> testCase(summary, f))
            .forEach(failed::add);
        if (summary.failsByFindings(campaign.options())) {
            summary.findings().stream().filter(FindingRow::counts).map(row -> testCase(summary, row))
                .forEach(failed::add);
        }
        return failed;
    }

    private static boolean counts(Campaign campaign, FailureRow failure) {
        return !failure.timingOnly()
            || campaign.options().isTrue(CampaignOption.COUNT_TIMING);
    }

    private static String testCase(CampaignSummary summary, FailureRow failure) {
        return testCase(summary, "failure " + failure.id() + " in run " + failure.firstRun(), failure.kind(),
            failure.message(), failure.signature() + "\n" + String.join("\n", failure.frames()) + "\n" + failure.count()
                + " of " + summary.runs() + " runs; trace " + failure.trace());
    }

    private static String testCase(CampaignSummary summary, FindingRow row) {
        List<String> stacks = row.finding().places().stream().map(place -> place.thread() + ' ' + place.action() + "\n"
            + place.stack().stream().map(frame -> "    at " + frame.inWords()).collect(Collectors.joining("\n")))
            .toList();
        return testCase(summary, "finding " + row.id() + " in run " + row.firstRun(), row.finding().kind().text(),
            row.finding().message(), String.join("\n", stacks) + "\n" + row.stateText() + ", in " + row.runs() + " of "
                + summary.runs() + " runs; trace " + row.trace());
    }

    private static String testCase(CampaignSummary summary, String name, String type, String message, String text) {
        return "  <testcase classname=\"" + Xml.escape(summary.program()) + "\" name=\"" + name
            + "\">\n    <failure type=\"" + Xml.escape(type) + "\" message=\"" + Xml.escape(message) + "\">"
            + Xml.escape(text) + "</failure>\n  </testcase>\n";
    }
}
