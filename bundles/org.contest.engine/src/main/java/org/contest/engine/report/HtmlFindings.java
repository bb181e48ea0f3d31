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
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Count;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.Site;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Place;

/** The findings in the HTML report: each with its places, side by side. */
final class HtmlFindings {

    private HtmlFindings() {
    }

    static void write(StringBuilder html, CampaignSummary summary) {
        List<FindingRow> shown = summary.findings().stream().filter(row -> !row.isSuppressed()).toList();
        html.append("<h2>Findings</h2>\n<p>").append(shown.isEmpty() ? "None." : "Suspicions, not failures.");
        long hidden = summary.findings().size() - shown.size();
        html.append(hidden == 0 ? "" : " " + hidden + " suppressed.").append("</p>\n");
        for (FindingRow row : shown) {
            html.append("<h3>").append(row.id()).append(". ").append(row.finding().kind().title())
                .append(variable(row.finding()))
                .append(", ").append(row.stateText()).append("</h3>\n<div class=\"places\">");
            row.finding().places().forEach(place -> place(html, row.finding(), place));
            html.append("</div>\n<p>In ").append(Count.of(row.runs(), "run"))
                .append(", first in run ").append(row.firstRun()).append(".</p>\n");
            if (row.confirmed() != null) {
                html.append("<pre>contest replay ").append(Xml.escape(row.confirmed().toString())).append("</pre>\n");
            }
        }
    }

    /** Its class without the package, which the tooltip and the stacks have. */
    private static String variable(Finding finding) {
        return finding.variable().isEmpty() ? "" : " of <span title=\"" + Xml.escape(finding.variable()) + "\">"
            + Xml.escape(Site.brief(finding.variable())) + "</span>";
    }

    private static String action(Finding finding, Place place) {
        return finding.variable().isEmpty() ? place.action()
            : place.action().replace(finding.variable(), Site.brief(finding.variable()));
    }

    private static void place(StringBuilder html, Finding finding, Place place) {
        html.append("<div><b>").append(Xml.escape(place.thread())).append("</b> ")
            .append(Xml.escape(action(finding, place))).append(" (").append(place.when()).append(")<pre>");
        for (Frame frame : place.stackWithInside()) {
            html.append("at ").append(Xml.escape(frame.inWords())).append('\n');
        }
        for (String lock : place.ownLocksInWords()) {
            html.append("holds ").append(Xml.escape(lock)).append('\n');
        }
        html.append("</pre></div>");
    }
}
