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

import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.findings.CampaignFindings;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.findings.MarkedLines;
import org.contest.engine.Campaign;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.FindingKind;
import org.contest.ui.ContestUi;
import org.contest.ui.markers.FindingHover;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The view Findings, and findings in the editor, on campaigns that were really run. */
class FindingsViewTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective"; //$NON-NLS-1$

    private CampaignEntry campaign;
    private IMarker lock;
    private IFile file;
    private String before;

    @BeforeEach
    void a_lock_of_the_philosophers_is_marked() throws Exception {
        campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        FindingMarkers.update(campaign).join();
        lock = lock();
        file = (IFile) lock.getResource();
        before = file.readString();
    }

    @AfterEach
    void the_file_is_what_it_was() throws Exception {
        Ui.run(() -> Views.page().closeAllEditors(false));
        file.setContents(before.getBytes(), true, false, null);
    }

    @Test
    void findings_are_those_of_the_database_and_stand_in_the_source() throws Exception {
        List<FindingRow> rows = rows(campaign);
        assertTrue(rows.stream().anyMatch(row -> row.finding().kind() == FindingKind.POTENTIAL_DEADLOCK),
            "the forks may be taken in a circle: " + rows); //$NON-NLS-1$
        Views.perspective(JAVA);
        IViewPart view = Views.show(ContestUi.FINDINGS_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Views.show(ContestUi.FINDINGS_VIEW);
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("all findings are listed", () -> Ui.call(tree::getItemCount) == rows.size()); //$NON-NLS-1$
        assertEquals(rows.get(0).finding().kind().title(), Ui.call(() -> tree.getItem(0).getText(0)));
        assertTrue(Ui.call(() -> tree.getColumn(0).getWidth() > tree.getColumn(6).getWidth()),
            "what is left over goes to the text, not to the number at the end"); //$NON-NLS-1$
        assertEquals(IMarker.SEVERITY_WARNING, lock.getAttribute(IMarker.SEVERITY, -1));
        IEditorPart editor = Ui.call(() -> IDE.openEditor(Views.page(), lock));
        assertExplains(editor, lock);
        Screenshots.screen("findings"); //$NON-NLS-1$
    }

    @Test
    void a_line_that_is_changed_makes_its_marker_stale_until_it_is_as_before() throws Exception {
        int line = lock.getAttribute(IMarker.LINE_NUMBER, 0);
        String[] lines = before.split("\n", -1); //$NON-NLS-1$
        lines[line - 1] = lines[line - 1] + " // changed"; //$NON-NLS-1$
        file.setContents(String.join("\n", lines).getBytes(), true, false, null); //$NON-NLS-1$
        Eventually.holds("the marker is stale", () -> Ui.call(() -> isAt(file, FindingMarkers.STALE, line)));
        IMarker stale = file.findMarkers(FindingMarkers.STALE, false, 0)[0];
        assertEquals(IMarker.SEVERITY_INFO, stale.getAttribute(IMarker.SEVERITY, -1));
        assertTrue(
            stale.getAttribute(IMarker.MESSAGE, "").startsWith("The line was changed since: Potential deadlock"));
        file.setContents(before.getBytes(), true, false, null);
        Eventually.holds("it is what it was", () -> Ui.call(() -> isAt(file, FindingMarkers.LOCK, line) //$NON-NLS-1$
            && file.findMarkers(FindingMarkers.STALE, false, 0).length == 0));
        assertEquals(IMarker.SEVERITY_WARNING, lock().getAttribute(IMarker.SEVERITY, -1));
    }

    @Test
    void a_line_is_followed_when_others_are_put_above_it() throws Exception {
        int line = lock.getAttribute(IMarker.LINE_NUMBER, 0);
        Ui.run(() -> {
            IEditorPart editor = IDE.openEditor(Views.page(), file);
            ((ITextViewer) editor.getAdapter(ITextOperationTarget.class)).getDocument().replace(0, 0, "\n");
            editor.doSave(new NullProgressMonitor());
        });
        Eventually.holds("the marker has moved", () -> Ui.call(() -> isAt(file, FindingMarkers.LOCK, line + 1)));
        FindingRow row = rows(campaign).stream()
            .filter(found -> found.finding().kind() == FindingKind.POTENTIAL_DEADLOCK).findFirst().orElseThrow();
        MarkedLines marked = MarkedLines.of(campaign.directory());
        List<String> frames = row.finding().places().stream()
            .map(place -> CampaignFindings.frame(place.frames().get(0))).toList();
        assertTrue(frames.stream().anyMatch(frame -> frame.endsWith("(Philosopher.java:" + line + ")")
            && marked.now(row, frame).endsWith("(Philosopher.java:" + (line + 1) + ")")), frames.toString());
        assertFalse(CampaignFindings.isStale(campaign.origin().project(), row, marked));
        Ui.run(() -> Views.page().closeAllEditors(false));
        file.setContents(before.getBytes(), true, false, null);
        Eventually.holds("the marker is back", () -> Ui.call(() -> isAt(file, FindingMarkers.LOCK, line)));
    }

    private static boolean isAt(IFile file, String type, int line) throws Exception {
        return Arrays.stream(file.findMarkers(type, false, 0))
            .anyMatch(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0) == line);
    }

    @Test
    void the_order_of_two_locks_is_mended_with_a_preview() throws Exception {
        file.setContents((before + "final class Other { boolean inOrder; }\n").getBytes(), true, false, null);
        Ui.start(() -> resolution(lock, "same order").run(lock)); //$NON-NLS-1$
        Shell dialog = Ui.awaitShell("Take both locks in the same order"); //$NON-NLS-1$
        Eventually.holds("the preview is there", () -> Ui.call(() -> !Ui.all(dialog, Tree.class, t -> true).isEmpty()));
        Screenshots.screen("findings-quick-fix"); //$NON-NLS-1$
        Ui.press(dialog, "OK"); //$NON-NLS-1$
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed)); //$NON-NLS-1$
        Eventually.holds("the locks are ordered", () -> Ui.call(file::readString).contains("boolean inOrder2"));
        Examples.project().getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);
        assertEquals(0, Examples.errors());
    }

    private static IMarkerResolution resolution(IMarker marker, String label) {
        for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(marker)) {
            if (resolution.getLabel().contains(label)) {
                return resolution;
            }
        }
        throw new AssertionError("there is no fix " + label); //$NON-NLS-1$
    }

    private static IMarker lock() throws Exception {
        for (IMarker marker : FindingMarkers.all()) {
            if (marker.isSubtypeOf(FindingMarkers.LOCK) && marker.getResource().getName().equals("Philosopher.java")) {
                return marker;
            }
        }
        throw new AssertionError("there is no marker of a lock"); //$NON-NLS-1$
    }

    @SuppressWarnings("deprecation") // the way in which the platform asks
    private static void assertExplains(IEditorPart editor, IMarker marker) {
        FindingHover hover = new FindingHover();
        hover.setEditor(editor);
        Eventually.holds("the hover explains", () -> { //$NON-NLS-1$
            String text = Ui.call(() -> hover.getHoverInfo(null,
                new Region(marker.getAttribute(IMarker.CHAR_START, 0), 0)));
            return text != null && text.contains("holds the "); //$NON-NLS-1$
        });
    }

    private static List<FindingRow> rows(CampaignEntry entry) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            List<FindingRow> rows = campaign.findings();
            assertFalse(rows.isEmpty());
            return rows.stream().filter(row -> !row.isSuppressed()).toList();
        }
    }
}
