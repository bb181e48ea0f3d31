/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.findings.Finding.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build server reads of a campaign. */
class JUnitReportTest {

    @TempDir
    private Path folder;

    private String report(String failOn) {
        try (ReportedCampaign campaign =
            new ReportedCampaign(folder, CampaignOptions.defaults().with(CampaignOption.FAIL_ON, failOn))) {
            campaign.run(List.of(new Failure(FailureKind.EXCEPTION, "E", "a < b", "main", List.of("p.A.m(A.java:7)"),
                false)), List.of());
            campaign.race(new Frame("p.B", "n", 8));
            return campaign.as(new JUnitReport());
        }
    }

    @Test
    void findings_are_no_failures_by_default() {
        String report = report("failure");
        assertTrue(report.contains("tests=\"2\" failures=\"1\""), report);
        assertTrue(report.contains("message=\"a &lt; b\""), report);
        assertFalse(report.contains("data-race"), report);
    }

    @Test
    void findings_are_failures_where_the_campaign_fails_by_them() {
        String report = report("findings");
        assertTrue(report.contains("tests=\"3\" failures=\"2\""), report);
        assertTrue(report.contains("<failure type=\"data-race\" message=\"m\">main writes p.A.x&#10;    at p.A.m:7&#10;"
            + "other reads p.A.x&#10;    at p.B.n:8&#10;predicted, in 1 of 1 runs"), report);
    }
}
