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
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.editor.CampaignEditor;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign as a file: exported, opened by a double-click, taken from continuous integration, refused when broken. */
class CampaignEditorTest {

    @TempDir
    Path folder;

    @BeforeEach
    void the_perspective_is_open() {
        Views.perspective(ContestUi.PERSPECTIVE);
    }

    @AfterEach
    void editors_are_closed() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    @Test
    void an_exported_campaign_opens_with_what_its_database_says() throws Exception {
        CampaignEntry made = Stressed.campaign("philosophers.DiningPhilosophers", 40); //$NON-NLS-1$
        Path file = folder.resolve("shared.contest"); //$NON-NLS-1$
        IEditorPart editor = exportedAndOpen(made, file, "shared-1"); //$NON-NLS-1$
        CampaignEntry imported = named("shared-1"); //$NON-NLS-1$
        assertTrue(shows(editor, "DiningPhilosophers"), "configuration"); //$NON-NLS-1$ //$NON-NLS-2$
        assertTrue(shows(editor, "ok: the runs were instrumented"), "health"); //$NON-NLS-1$ //$NON-NLS-2$
        Screenshots.screen("campaign-editor"); //$NON-NLS-1$
        FailureRow failure = imported.snapshot().failures().get(0);
        Path trace = failure.trace();
        assertNotNull(trace);
        assertTrue(trace.startsWith(imported.directory()) && Files.isRegularFile(trace), "the trace came along");
        assertFailureOpens(editor, failure);
        int campaigns = CampaignManager.ofWorkspace().entries().size();
        assertEquals(imported, CampaignFiles.open(file, new NullProgressMonitor()), "it is not unpacked again");
        assertEquals(campaigns, CampaignManager.ofWorkspace().entries().size());
        CampaignManager.ofWorkspace().delete(List.of(imported)).join();
        Eventually.holds("the editor closes", () -> Ui.call(() -> Views.page().getEditorReferences().length == 0));
    }

    /** As after a restart, when the scroll bar comes last. */
    @Test
    void the_form_is_no_wider_than_its_window() throws Exception {
        CampaignEntry made = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        IEditorPart editor = exportedAndOpen(made, folder.resolve("narrow.contest"), "narrow-1");
        ScrolledForm form = Ui.call(() -> Views.widget(editor, ScrolledForm.class));
        Point wide = Ui.call(form::getSize);
        Ui.run(() -> form.setSize(wide.x - 100, wide.y));
        Eventually.holds("the content follows",
            () -> Ui.call(() -> form.getBody().getSize().x <= form.getClientArea().width));
        CampaignManager.ofWorkspace().delete(List.of(named("narrow-1"))).join();
    }

    /** A page's own buttons are about its campaign, whatever is selected elsewhere. */
    @Test
    void the_buttons_of_the_page_work_while_another_view_is_active() throws Exception {
        CampaignEntry made = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        IEditorPart editor = exportedAndOpen(made, folder.resolve("head.contest"), "head-1");
        Views.show(ContestUi.FINDINGS_VIEW);
        Ui.start(() -> {
            ToolItem button = Arrays.stream(Views.widget(editor, ToolBar.class).getItems())
                .filter(item -> item.getToolTipText().startsWith("Continue")).findFirst().orElseThrow();
            assertTrue(button.isEnabled());
            button.notifyListeners(SWT.Selection, new Event());
        });
        Ui.press(Ui.awaitShell("Continue Campaign"), "Cancel");
        assertEquals(editor, Ui.call(() -> Views.page().getActivePart()));
        CampaignManager.ofWorkspace().delete(List.of(named("head-1"))).join();
    }

    private static void assertFailureOpens(IEditorPart editor, FailureRow failure) {
        Ui.run(() -> {
            Table table = Views.widget(editor, Table.class);
            assertEquals(FailureTitle.of(failure), table.getItem(0).getText(0));
            table.setSelection(0);
            table.notifyListeners(SWT.Selection, new Event());
            table.notifyListeners(SWT.DefaultSelection, new Event());
        });
        Eventually.holds("the failure is explained", () -> Ui.call(() -> Views.widget( //$NON-NLS-1$
            Views.page().findView(ContestUi.FAILURE_VIEW), Label.class, label -> !label.getText().isEmpty()).getText()
            .equals(FailureTitle.of(failure))));
    }

    @Test
    void what_a_build_server_keeps_is_taken_in_and_opens_from_the_list() throws Exception {
        CampaignEntry made = Stressed.campaign("airlines.Airlines", 40); //$NON-NLS-1$
        Path zip = folder.resolve("artefact.zip"); //$NON-NLS-1$
        zip(made.directory(), zip, "build/.contest/campaign-7/"); //$NON-NLS-1$
        CampaignFiles.importFrom(zip).join();
        CampaignEntry imported = named("artefact-1"); //$NON-NLS-1$
        assertEquals(made.snapshot().failingRuns(), imported.snapshot().failingRuns());
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(campaigns, imported);
        Tree tree = Ui.call(() -> Views.widget(campaigns, Tree.class));
        Ui.run(() -> {
            Event event = new Event();
            event.item = tree.getSelection()[0];
            tree.notifyListeners(SWT.DefaultSelection, event);
        });
        Eventually.holds("the campaign opens", () -> Ui.call(() -> Views.page().getActiveEditor() != null //$NON-NLS-1$
            && Views.page().getActiveEditor().getTitle().equals("artefact-1"))); //$NON-NLS-1$
        CampaignManager.ofWorkspace().delete(List.of(imported)).join();
    }

    @Test
    void a_file_that_is_no_campaign_is_refused_in_a_sentence() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.contest"), "no archive"); //$NON-NLS-1$ //$NON-NLS-2$
        IEditorPart editor = open(broken, "broken.contest"); //$NON-NLS-1$
        Eventually.holds("the reason is told", () -> Ui.call(() -> Views.widget(editor, Link.class).getText()
            .contains("broken.contest cannot be imported as a campaign"))); //$NON-NLS-1$
        Screenshots.screen("campaign-editor-broken"); //$NON-NLS-1$
    }

    /** A campaign of 40 runs that was exported to a file, and opened there: the editor tells its verdict. */
    private static IEditorPart exportedAndOpen(CampaignEntry made, Path file, String title) throws Exception {
        CampaignFiles.export(made, file).join();
        IEditorPart editor = open(file, title);
        Eventually.holds("the verdict is there", () -> shows(editor, "in " + failing(made) + " of 40 runs"));
        return editor;
    }

    /** As a double-click on the file does. */
    private static IEditorPart open(Path file, String title) {
        IEditorPart editor = Ui.call(() -> IDE.openEditorOnFileStore(Views.page(),
            EFS.getLocalFileSystem().getStore(file.toUri())));
        assertInstanceOf(CampaignEditor.class, editor);
        Eventually.holds("the editor is named " + title, () -> Ui.call(editor::getTitle).equals(title));
        return editor;
    }

    private static boolean shows(IEditorPart editor, String words) {
        return Ui.call(() -> !Ui.all(Views.widget(editor, Text.class).getShell(), Text.class,
            text -> text.getText().contains(words)).isEmpty());
    }

    private static int failing(CampaignEntry entry) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            CampaignSummary summary = campaign.summary();
            assertEquals(40, summary.runs());
            return summary.failures();
        }
    }

    private static void zip(Path campaign, Path zip, String below) throws Exception {
        try (OutputStream out = Files.newOutputStream(zip);
            ZipOutputStream packed = new ZipOutputStream(out);
            Stream<Path> files = Files.walk(campaign)) {
            for (Path file : files.filter(CampaignEditorTest::isKept).toList()) {
                packed.putNextEntry(new ZipEntry(below + campaign.relativize(file)));
                Files.copy(file, packed);
                packed.closeEntry();
            }
        }
    }

    /** Views that read the campaign make such files beside the database, and remove them. */
    private static boolean isKept(Path file) {
        return Files.isRegularFile(file) && !file.toString().matches(".*-(shm|wal)"); //$NON-NLS-1$
    }

    private static CampaignEntry named(String name) {
        return CampaignManager.ofWorkspace().entries().stream().filter(entry -> entry.name().equals(name)).findFirst()
            .orElseThrow();
    }
}
