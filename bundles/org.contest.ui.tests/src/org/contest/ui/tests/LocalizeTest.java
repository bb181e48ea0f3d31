/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.source.SimpleNames;
import org.contest.engine.Campaign;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.FindingKind;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;

/** A failure is localized from the view Failure, and the suspect is in the view Findings and in the source. */
class LocalizeTest {

    @Test
    void localize_names_the_suspect_in_findings_and_marks_it_in_the_source() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40);
        Views.perspective("org.contest.ui.concurrency");
        IViewPart failures = Views.show(ContestUi.FAILURE_VIEW);
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(campaigns, campaign);
        Views.select(campaigns, new FailureNode(campaign, 1));
        Button localize = Ui.call(() -> Views.widget(failures, Button.class, b -> b.getText().equals("Localize")));
        Screenshots.screen("localize-before");
        Ui.run(() -> localize.notifyListeners(SWT.Selection, null));
        Eventually.holds("the suspect is selected in Findings", () -> Ui.call(() -> {
            IViewPart view = Views.find(ContestUi.FINDINGS_VIEW);
            return view != null && Arrays.stream(Views.widget(view, Tree.class).getSelection())
                .anyMatch(row -> row.getText(0).equals("Suspect"));
        }));
        FindingRow suspect = suspect(campaign);
        IViewPart findings = Views.find(ContestUi.FINDINGS_VIEW);
        String told = SimpleNames.in(suspect.finding().message());
        assertTrue(told.matches("(?s)Noise where .* makes " + suspect.runs() + " of 100 runs fail; without noise .*"),
            told);
        assertEquals(List.of(told),
            Ui.call(() -> Views.widgets(findings, Label.class, label -> label.getText().startsWith("Noise where"))
                .stream().map(Label::getText).toList()));
        assertEquals(String.valueOf(suspect.runs()),
            Ui.call(() -> Views.widget(findings, Tree.class).getSelection()[0].getText(5)));
        Eventually.holds("it is marked in the source", () -> Ui.call(() -> Arrays.stream(FindingMarkers.all())
            .anyMatch(marker -> marker.getAttribute(IMarker.MESSAGE, "").startsWith("Suspect: Noise where"))));
        Screenshots.screen("localize-suspect");
    }

    private static FindingRow suspect(CampaignEntry campaign) {
        try (Campaign opened = Campaign.open(campaign.directory())) {
            return opened.findings().stream().filter(row -> row.finding().kind() == FindingKind.SUSPECT).findFirst()
                .orElseThrow();
        }
    }
}
