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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.cheatsheets.OpenCheatSheetAction;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Help pages, F1, cheat sheets and the perspective are there. */
class HelpTest {

    private static final List<String> CONTEXTS = List.of("main_tab", "options_tab", "scope_tab", "campaigns_view",
        "failure_view", "saturation_view", "sequence_view", "tasks_view", "graph_view", "findings_view",
        "campaign_editor",
        "compare_dialog", "preferences", "example_wizard");
    private static final List<String> VIEWS = List.of(ContestUi.CAMPAIGNS_VIEW, ContestUi.FAILURE_VIEW,
        ContestUi.SATURATION_VIEW, ContestUi.TASKS_VIEW, ContestUi.GRAPH_VIEW, ContestUi.FINDINGS_VIEW,
        SequenceView.ID);
    private static final String SHEETS = "org.eclipse.ui.cheatsheets.views.CheatSheetView";

    @Test
    void every_page_of_the_table_of_contents_is_there() throws Exception {
        IToc toc = Stream.of(HelpSystem.getTocs()).filter(each -> each.getLabel().equals("ConTest User Guide"))
            .findFirst().orElseThrow();
        for (ITopic topic : toc.getTopics()) {
            assertPage(topic);
        }
    }

    private static void assertPage(ITopic topic) throws Exception {
        if (topic.getHref() != null) {
            try (InputStream page = HelpSystem.getHelpContent(topic.getHref())) {
                assertNotNull(page, topic.getHref());
                assertTrue(new String(page.readAllBytes()).contains("<h1>"), topic.getHref());
            }
        }
        for (ITopic below : topic.getSubtopics()) {
            assertPage(below);
        }
    }

    @Test
    void a_search_in_the_help_ends_without_an_error() throws Exception {
        for (int i = 0; i < 2; i++) { // the second one finds an index
            CompletableFuture<IStatus> result = new CompletableFuture<>();
            JobChangeAdapter listener = new JobChangeAdapter() {
                @Override
                public void done(IJobChangeEvent event) {
                    if (event.getJob().getName().equals("Local Help")) {
                        result.complete(event.getResult());
                    }
                }
            };
            Job.getJobManager().addJobChangeListener(listener);
            Ui.run(() -> PlatformUI.getWorkbench().getHelpSystem().search("deadlock"));
            IStatus status = result.get(1, TimeUnit.MINUTES);
            Job.getJobManager().removeJobChangeListener(listener);
            assertTrue(status.isOK(), status.toString());
        }
        Screenshots.screen("help-search");
        Ui.run(() -> Views.page().hideView(Views.page().findView("org.eclipse.help.ui.HelpView")));
    }

    /** The platform knows these actions; it tells of an unknown one when the link is followed. */
    @Test
    void links_of_the_welcome_page_lead_to_what_is_there() throws Exception {
        Bundle bundle = Platform.getBundle("org.contest.doc");
        NodeList links;
        try (InputStream in = bundle.getEntry("intro/contest.xml").openStream()) {
            links = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getElementsByTagName("link");
        }
        assertTrue(links.getLength() > 0);
        for (int i = 0; i < links.getLength(); i++) {
            URI url = URI.create(((Element) links.item(i)).getAttribute("url"));
            String target = url.getQuery().substring(url.getQuery().lastIndexOf('=') + 1);
            switch (url.getPath()) {
            case "/showHelpTopic" -> HelpSystem.getHelpContent(target).close();
            case "/showStandby" -> assertTrue(Stream.of(Platform.getExtensionRegistry()
                .getConfigurationElementsFor("org.eclipse.ui.cheatsheets.cheatSheetContent"))
                .anyMatch(sheet -> target.equals(sheet.getAttribute("id"))), target);
            default -> fail(url.toString());
            }
        }
    }

    /** Where there is no browser, the page is drawn with the pictures that a file of properties names. */
    @Test
    void links_of_the_welcome_page_have_pictures() throws Exception {
        Bundle bundle = Platform.getBundle("org.contest.doc");
        Properties pictures = new Properties();
        try (InputStream in = bundle.getEntry("intro/css/overview.properties").openStream()) {
            pictures.load(in);
        }
        for (String link : List.of("contest-tutorial", "contest-find")) {
            for (String kind : List.of("link-icon", "hover-icon")) {
                URL picture = bundle.getEntry(pictures.getProperty("overview." + link + '.' + kind));
                Image image = ImageDescriptor.createFromURL(picture).createImage(false);
                assertEquals(48, image.getBounds().width, link);
                image.dispose();
            }
        }
    }

    @Test
    void f1_has_a_text_for_every_context() {
        for (String context : CONTEXTS) {
            assertNotNull(HelpSystem.getContext("org.contest.doc." + context), context);
        }
    }

    @Test
    void every_view_has_help_of_its_own() {
        Set<String> contexts = new HashSet<>();
        for (String id : VIEWS) {
            IViewPart view = Views.show(id);
            List<String> own = Ui.call(() -> Views.widgets(view, Composite.class, any -> true).stream()
                .map(part -> String.valueOf(part.getData("org.eclipse.ui.help")))
                .filter(context -> context.startsWith("org.contest.doc.")).toList());
            assertEquals(1, own.size(), id);
            assertTrue(contexts.add(own.get(0)), id + " has " + own);
        }
    }

    @Test
    void the_perspective_concurrency_shows_the_views_and_a_cheat_sheet_leads_through_them() {
        Views.perspective(ContestUi.PERSPECTIVE);
        assertNotNull(Views.find(ContestUi.CAMPAIGNS_VIEW));
        assertNotNull(Views.find(ContestUi.SATURATION_VIEW));
        Screenshots.screen("perspective-concurrency");
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        Ui.run(() -> new OpenCheatSheetAction("org.contest.doc.find").run());
        Eventually.holds("the cheat sheet opens", () -> Views.find(SHEETS) != null);
        Screenshots.screen("cheat-sheet");
        IViewPart sheet = Views.find(SHEETS);
        Views.perspective(ContestUi.PERSPECTIVE);
        Screenshots.screen("cheat-sheet-concurrency");
        Views.show(ContestUi.SATURATION_VIEW);
        assertTrue(Ui.call(() -> Views.page().isPartVisible(sheet)), "it goes along, and no view covers it");
        Ui.run(() -> Views.page().hideView(sheet));
        Ui.run(() -> PlatformUI.getWorkbench().getHelpSystem().displayDynamicHelp());
        Screenshots.screen("help-view");
        Ui.run(() -> Views.page().hideView(Views.page().findView("org.eclipse.help.ui.HelpView")));
    }
}
