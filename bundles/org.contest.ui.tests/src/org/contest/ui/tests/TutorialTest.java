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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Figures;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.core.IType;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The page Getting Started of the help, step by step: from nothing to a bug that is found, understood and mended. */
class TutorialTest {

    private static final String PAGE = "html/tutorial.html";
    private static final String PACKAGES = "org.eclipse.jdt.ui.PackageExplorer";
    private static final int MOST_STEPS = 10;

    private final Deque<String> steps = new ArrayDeque<>();
    private CampaignEntry campaign;

    @AfterEach
    void editors_are_closed() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    @Test
    void the_steps_of_the_help_lead_to_a_bug_that_is_found_understood_and_mended() throws Exception {
        readSteps();
        assertTrue(steps.size() <= MOST_STEPS, steps::toString);
        step("File &gt; New &gt; Example...");
        IType test = Examples.project().findType("examples.seats.SeatsTest");
        Views.perspective(ContestUi.PERSPECTIVE);
        assertEquals(0, Examples.errors());
        step("SeatsTest.java");
        IViewPart packages = Views.show(PACKAGES);
        Views.selectListed(packages, test.getCompilationUnit());
        step("Run As &gt; ConTest Stress");
        try (Campaigns events = new Campaigns()) {
            Views.choose(packages, "Run As", "ConTest Stress");
            campaign = events.awaitEnd();
        }
        assertFalse(campaign.snapshot().failures().isEmpty(), () -> "found nothing: " + campaign.snapshot());
        understand();
        mend(test.getJavaProject().findType("examples.seats.Seats"));
        assertTrue(steps.isEmpty(), steps::toString);
    }

    private void understand() {
        step("failure");
        FailureRow failure = campaign.snapshot().failures().get(0);
        assertTrue(FailureTitle.of(failure).contains("expected: <1> but was: <2>"), FailureTitle.of(failure));
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(campaigns, new FailureNode(campaign, failure.id()));
        step("Show Order");
        Views.choose(campaigns, "Show Order");
        IViewPart graph = Views.find(ContestUi.GRAPH_VIEW);
        Eventually.holds("the operations are drawn",
            () -> Ui.call(() -> Figures.labels(graph).stream().anyMatch(text -> text.startsWith("reads free"))));
        Screenshots.screen("tutorial-understood");
        step("the editor");
        Ui.run(() -> Figures.doubleClick(graph, "reads free"));
        Eventually.holds("the editor opens", () -> Ui.call(() -> Views.page().getActiveEditor() != null
            && Views.page().getActiveEditor().getTitle().equals("Seats.java")));
    }

    private void mend(IType seats) throws Exception {
        step("synchronized");
        String source = seats.getCompilationUnit().getSource();
        try {
            save(seats, source.replace("public boolean sell()", "public synchronized boolean sell()"));
            Examples.project().getProject().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
            assertEquals(0, Examples.errors(), seats.getCompilationUnit().getSource());
            step("Stress Again");
            IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
            Views.selectListed(campaigns, campaign);
            try (Campaigns events = new Campaigns()) {
                Views.choose(campaigns, "Stress Again");
                CampaignEntry again = events.awaitFirstRun();
                Eventually.holds("it runs for longer than before the bug was mended",
                    () -> again.snapshot().runCount() > campaign.snapshot().runCount() || !again.isRunning());
                again.cancel();
                assertEquals(0, events.awaitEnd().snapshot().failures().size());
                Screenshots.screen("tutorial-mended");
            }
        } finally {
            save(seats, source);
        }
    }

    private static void save(IType type, String source) throws Exception {
        byte[] bytes = source.getBytes(StandardCharsets.UTF_8);
        ((IFile) type.getResource()).setContents(new ByteArrayInputStream(bytes), true, false, null);
    }

    private void readSteps() throws Exception {
        try (InputStream page = Platform.getBundle("org.contest.doc").getEntry(PAGE).openStream()) {
            String html = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            Pattern.compile("(?s)<li>(.*?)</li>").matcher(html).results().forEach(item -> steps.add(item.group(1)));
        }
        assertFalse(steps.isEmpty());
    }

    /** The next step of the page asks for this. */
    private void step(String words) {
        String next = steps.isEmpty() ? "" : steps.remove();
        assertTrue(next.contains("<b>" + words + "</b>"), () -> words + " is not asked for in: " + next);
    }
}
