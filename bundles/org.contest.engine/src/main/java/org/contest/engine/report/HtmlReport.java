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
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Count;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;

/** One HTML file that needs no other: verdict, failures, findings, curves, tasks, health; light and dark. */
final class HtmlReport implements Report {

    private static final String ESTIMATE =
        "What is uncovered is an estimate (Chao2), which lies within its bounds with a probability of 95 %";
    private static final String STYLE =
        ":root{color-scheme:light dark;--fail:#b00020;--curve:#2f6db5;--grid:#e4e4e4}"
            + "body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;"
            + "padding:0 1em;color:#222;background:#fff}h1{font-size:1.5em}h2{font-size:1.2em;margin-top:2em}"
            + "table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3em .8em;"
            + "border-bottom:1px solid #ddd;vertical-align:top}.number{text-align:right;width:7em}"
            + "pre{background:#f5f5f5;padding:.8em;white-space:pre-wrap;overflow-wrap:anywhere}"
            + ".places{display:grid;grid-template-columns:repeat(auto-fit,minmax(22em,1fr));gap:0 1em}"
            + ".places>*{min-width:0}"
            + ".failed{color:#b00020}.passed{color:#1b6e2c}.inconclusive{color:#8a5a00}svg{width:100%;height:auto}"
            + "@media(prefers-color-scheme:dark){:root{--fail:#ff7b7b;--curve:#6cb0ff;--grid:#333}"
            + "body{background:#1e1e1e;color:#ddd}pre{background:#2b2b2b}"
            + "td,th{border-color:#444}.failed{color:#ff7b7b}.passed{color:#7bd88f}.inconclusive{color:#e0b050}}";

    @Override
    public String name() {
        return "html";
    }

    @Override
    public String write(Campaign campaign) {
        CampaignSummary summary = campaign.summary();
        String verdict = summary.verdict().name().toLowerCase(Locale.ROOT);
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
            .append("<title>ConTest: ").append(Xml.escape(summary.program())).append("</title><style>").append(STYLE)
            .append("</style></head><body>\n<h1>").append(Xml.escape(summary.program())).append(": <span class=\"")
            .append(verdict).append("\">").append(verdict).append("</span></h1>\n");
        html.append(String.format(Locale.ROOT, "<p>%d runs in %.1f s (%s), %d failed. Begun %s, seed %d, "
            + "scheduler %s. %s</p>%n", summary.runs(), summary.seconds(), Count.rate(summary.runsPerSecond()),
            summary.failures(), summary.created(), summary.seed(), Xml.escape(summary.scheduler()),
            summary.stopped().isEmpty() ? "" : "It ended since " + Xml.escape(summary.stopped()) + "."));
        failures(html, summary);
        HtmlFindings.write(html, summary);
        curves(html, campaign, summary);
        health(html, summary);
        return html.append("</body></html>\n").toString();
    }

    private static void failures(StringBuilder html, CampaignSummary summary) {
        html.append("<h2>Failures</h2>\n");
        if (summary.distinctFailures().isEmpty()) {
            html.append("<p>None.</p>\n");
        }
        for (FailureRow failure : summary.distinctFailures()) {
            List<String> message = failure.messageLines();
            html.append("<h3>").append(failure.id()).append(". ").append(Xml.escape(failure.kind()))
                .append(message.size() == 1 ? ": " + Xml.escape(message.get(0)) : "").append("</h3>\n");
            if (message.size() > 1) {
                html.append("<pre>").append(Xml.escape(String.join("\n", message))).append("</pre>\n");
            }
            html.append("<p>").append(failure.count()).append(" of ")
                .append(summary.runs()).append(" runs, first in run ").append(failure.firstRun())
                .append(failure.timingOnly() ? "; needs a timeout to expire" : "").append(".</p>\n<pre>")
                .append(String.join("\n", failure.frames().stream().map(Xml::escape).toList())).append("</pre>\n");
            if (failure.trace() != null) {
                html.append("<pre>contest replay ").append(Xml.escape(failure.trace().toString())).append("</pre>\n");
                excerpt(html, ScheduleExcerpt.of(failure));
            }
        }
    }

    private static void excerpt(StringBuilder html, List<String> lines) {
        if (!lines.isEmpty()) {
            html.append("<details><summary>Its schedule up to the failure</summary><pre>")
                .append(String.join("\n", lines.stream().map(Xml::escape).toList())).append("</pre></details>\n");
        }
    }

    private static void curves(StringBuilder html, Campaign campaign, CampaignSummary summary) {
        List<Integer> failing = campaign.runs().stream().filter(run -> run.failureId() != null)
            .map(run -> run.number()).toList();
        String cut = summary.operations().cutInWords();
        html.append(cut.isEmpty() ? "" : "<p>" + cut + "</p>\n");
        for (Map.Entry<String, List<CurvePoint>> curve : campaign.curves().entrySet()) {
            Coverage coverage = Objects.requireNonNull(summary.coverage().get(curve.getKey()), curve.getKey());
            html.append("<h2>Coverage ").append(Xml.escape(curve.getKey())).append("</h2>\n<p title=\"")
                .append(ESTIMATE).append("\">").append(coverage(coverage)).append("</p>\n");
            html.append(CurveSvg.draw(curve.getKey(), curve.getValue(), summary.runs(), failing));
            tasks(html, campaign.taskGroups(TaskQuery.ALL.ofMetric(curve.getKey()), TaskGroup.By.CLASS));
        }
    }

    private static String coverage(Coverage coverage) {
        return String.format(Locale.ROOT, "%,d %s covered%s%s.", coverage.tasks(),
            Count.noun(coverage.tasks(), "task"), left(coverage),
            coverage.saturatedAtRun() == null ? "" : ", saturated at run " + coverage.saturatedAtRun());
    }

    /** Where the world is closed, a share; else an estimate of what is left. */
    private static String left(Coverage coverage) {
        if (coverage.world() > 0) {
            return String.format(Locale.ROOT, " of %,d (%.0f %%)", coverage.world(), coverage.percent());
        }
        return ", " + coverage.uncoveredInWords();
    }

    /** Closed worlds have uncovered tasks as well. */
    private static void tasks(StringBuilder html, List<TaskGroup> classes) {
        boolean open = classes.stream().allMatch(group -> group.count().covered() == group.count().known());
        html.append("<details><summary>Tasks by class</summary><table><tr><th>Class</th>")
            .append("<th class=\"number\">Covered</th>").append(open ? "" : "<th class=\"number\">Known</th>")
            .append("</tr>\n");
        for (TaskGroup group : classes) {
            html.append("<tr><td>").append(Xml.escape(group.name())).append("</td>")
                .append(number(group.count().covered())).append(open ? "" : number(group.count().known()))
                .append("</tr>\n");
        }
        html.append("</table></details>\n");
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "<td class=\"number\">%,d</td>", value);
    }

    private static void health(StringBuilder html, CampaignSummary summary) {
        html.append("<h2>Health of the instrumentation</h2>\n<table><tr><th>Verdict</th><td>")
            .append(summary.health().verdict()).append(' ').append(Xml.escape(summary.health().why()))
            .append("</td></tr><tr><th>Classes instrumented</th><td>").append(summary.health().instrumentedClasses())
            .append("</td></tr><tr><th>Classes that could not be</th><td>")
            .append(summary.health().skippedClasses().isEmpty() ? "none"
                : Xml.escape(String.join(", ", summary.health().skippedClasses())))
            .append("</td></tr><tr><th>Reductions</th><td>").append(Xml.escape(summary.callSites().inWords()))
            .append("</td></tr><tr><th>Distinct schedules</th><td>").append(summary.health().distinctSchedules())
            .append("</td></tr><tr><th>Operations a run</th><td>")
            .append(Math.round(summary.operations().perRun())).append("</td></tr><tr><th>Events</th><td>")
            .append(summary.events()).append("</td></tr></table>\n");
    }
}
