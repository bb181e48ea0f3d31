/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.Locale;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;

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
        long counted = summary.distinctFailures().stream().filter(f -> counts(campaign, f)).count();
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append(String.format(Locale.ROOT, "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" "
            + "skipped=\"0\" time=\"%.3f\" timestamp=\"%s\">%n", Xml.escape(summary.program()),
            counted + 1, counted, refused ? 1 : 0, summary.seconds(),
            summary.created().replace("Z", "")));
        xml.append(String.format(Locale.ROOT, "  <testcase classname=\"%s\" name=\"%d runs\" time=\"%.3f\"",
            Xml.escape(summary.program()), summary.runs(), summary.seconds()));
        xml.append(refused ? ">\n    <error type=\"inconclusive\" message=\"" + Xml.escape(summary.health().why())
            + "\"/>\n  </testcase>\n" : "/>\n");
        summary.distinctFailures().stream().filter(f -> counts(campaign, f))
            .forEach(f -> xml.append(testCase(summary, f)));
        return xml.append("</testsuite>\n").toString();
    }

    private static boolean counts(Campaign campaign, FailureRow failure) {
        return !failure.timingOnly()
            || campaign.options().isTrue(CampaignOption.COUNT_TIMING);
    }

    private static String testCase(CampaignSummary summary, FailureRow failure) {
        return "  <testcase classname=\"" + Xml.escape(summary.program()) + "\" name=\"failure " + failure.id()
            + " in run " + failure.firstRun() + "\">\n    <failure type=\"" + Xml.escape(failure.kind())
            + "\" message=\"" + Xml.escape(failure.message()) + "\">" + Xml.escape(failure.signature() + "\n"
                + String.join("\n", failure.frames()) + "\n" + failure.count() + " of " + summary.runs()
                + " runs; trace " + failure.trace())
            + "</failure>\n  </testcase>\n";
    }
}
