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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.StressTarget;
import org.contest.core.launching.StressTargets;
import org.contest.ui.launching.HistoryMenu;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The places from which a test is stressed: several elements at once, the editor, the outline, the history. */
class LaunchPlacesTest {

    private static final String TEST = """
        package tests;

        public class %s {

            private int count;

            @org.junit.jupiter.api.Test
            void first() throws InterruptedException {
                addTwice();
            }

            @org.junit.jupiter.api.Test
            void second() throws InterruptedException {
                addTwice();
            }

            private void addTwice() throws InterruptedException {
                Thread other = new Thread(this::add);
                other.start();
                add();
                other.join();
            }

            private synchronized void add() {
                count++;
            }
        }
        """;

    private TestProject project;
    private IType type;

    @BeforeEach
    void a_project_with_two_tests_is_open() throws Exception {
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        project = TestProject.create("places", "5").with("OneTest.java", TEST.formatted("OneTest"))
            .with("OtherTest.java", TEST.formatted("OtherTest"));
        type = project.built().findType("tests.OneTest");
    }

    @AfterEach
    void editors_are_closed() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    private IMethod method(String name) {
        return type.getMethod(name, new String[0]);
    }

    @Test
    void several_selected_tests_are_one_campaign() throws Exception {
        IType other = type.getJavaProject().findType("tests.OtherTest");
        List<IJavaElement> both = List.of(type, other);
        StressTarget target = StressTarget.tests(both);
        Stressed.configured(target, 5);
        IViewPart packages = Views.show("org.eclipse.jdt.ui.PackageExplorer");
        Views.selectListed(packages, type.getCompilationUnit());
        Views.selectListed(packages, other.getCompilationUnit());
        Ui.run(() -> packages.getSite().getSelectionProvider().setSelection(
            new StructuredSelection(List.of(type.getCompilationUnit(), other.getCompilationUnit()))));
        CampaignEntry campaign = stressed(Ui.call(() -> Views.widget(packages, Tree.class)));
        assertTrue(campaign.name().startsWith("OneTest and 1 more-"), campaign.name());
        assertEquals("", campaign.snapshot().message());
        assertEquals(5, campaign.snapshot().runCount());
    }

    @Test
    void tests_of_two_projects_are_refused_in_a_sentence() throws Exception {
        IType elsewhere = TestProject.create("places-2", "5").with("OneTest.java", TEST.formatted("OneTest")).built()
            .findType("tests.OneTest");
        CoreException refused = assertThrows(CoreException.class,
            () -> StressTargets.in(List.of(type, elsewhere), new NullProgressMonitor()));
        assertEquals("The selected tests are of several projects: places and places-2. Select tests of one project.",
            refused.getStatus().getMessage());
    }

    @Test
    void the_method_at_the_caret_of_the_editor_is_stressed() throws Exception {
        Stressed.configured(StressTarget.tests(method("second")), 5);
        IEditorPart editor = Ui.call(() -> JavaUI.openInEditor(type));
        Ui.run(() -> JavaUI.revealInEditor(editor, (IJavaElement) method("second")));
        CampaignEntry campaign = stressed((Control) Ui.call(() -> editor.getAdapter(Control.class)));
        assertTrue(campaign.name().startsWith("OneTest.second-"), campaign.name());
    }

    @Test
    void a_method_of_the_outline_is_stressed() throws Exception {
        Stressed.configured(StressTarget.tests(method("first")), 5);
        Ui.run(() -> JavaUI.openInEditor(type));
        IViewPart outline = Views.show("org.eclipse.ui.views.ContentOutline");
        Views.selectListed(outline, method("first"));
        CampaignEntry campaign = stressed(Ui.call(() -> Views.widget(outline, Tree.class)));
        assertTrue(campaign.name().startsWith("OneTest.first-"), campaign.name());
    }

    @Test
    void the_history_stresses_again_what_was_stressed_last() throws Exception {
        StressTarget target = StressTarget.tests(method("first"));
        String name = Stressed.configured(target, 5).getName();
        IViewPart packages = Views.show("org.eclipse.jdt.ui.PackageExplorer");
        Views.selectListed(packages, method("first"));
        stressed(Ui.call(() -> Views.widget(packages, Tree.class)));
        try (Campaigns events = new Campaigns()) {
            Ui.run(() -> {
                Shell shell = new Shell(Ui.display());
                Menu menu = new Menu(shell);
                new HistoryMenu().fill(menu, -1);
                List<String> texts = Arrays.stream(menu.getItems()).map(MenuItem::getText).toList();
                assertEquals("&1 " + name, texts.get(0));
                assertEquals("ConTest &Configurations...", texts.get(texts.size() - 1));
                menu.getItem(0).notifyListeners(SWT.Selection, new Event());
                shell.dispose();
            });
            assertEquals(name, events.awaitEnd().origin().configuration());
        }
    }

    private static CampaignEntry stressed(Control control) throws Exception {
        try (Campaigns events = new Campaigns()) {
            Eventually.holds("the menu is there", () -> Ui.call(() -> control.getMenu() != null));
            Ui.choose(control, "Run As", "ConTest Stress");
            return events.awaitEnd();
        }
    }
}
