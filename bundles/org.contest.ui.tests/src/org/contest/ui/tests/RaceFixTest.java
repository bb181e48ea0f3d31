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

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.text.java.CompletionProposalComparator;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;

/** The mechanical fixes of a data race, each shown first, then made, and compiled. */
class RaceFixTest {

    private static final String SOURCE = """
        package tests;

        public class Race {
            private int count;
            private boolean done;
            private int left = 2;
            private int sum;
            private volatile int tickets = 5;
            private int laps;

            public static void main(String[] args) throws InterruptedException {
                new Race().race();
            }

            void race() throws InterruptedException {
                Thread other = new Thread(new Runnable() {
                    @Override
                    public void run() {
                        laps++;
                        work();
                    }
                });
                other.start();
                laps--;
                work();
                other.join();
                if (count < 1 || !done) {
                    throw new IllegalStateException();
                }
            }

            private void work() {
                count++;
                done = true;
                if (left > 0) {
                    left--;
                }
                sum = sum + 2;
                int seen = tickets;
                tickets = seen - 1;
            }
        }
        """;

    @Test
    void accesses_are_synchronized_made_volatile_or_atomic() throws Exception {
        TestProject project = TestProject.create("race-fixes", "5").with("Race.java", SOURCE);
        IType type = project.built().findType("tests.Race");
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        FindingMarkers.update(stressed(type)).join();
        IFile file = (IFile) type.getResource();
        fixed(project, file, "Use an atomic variable", "count",
            "private final AtomicInteger count = new AtomicInteger()",
            "count.incrementAndGet();", "count.get() < 1");
        fixed(project, file, "Synchronize the accesses", "count", "synchronized (this) { count++; }");
        fixed(project, file, "Synchronize the accesses", "left", "synchronized (this) { if (left > 0) { left--; } }");
        fixed(project, file, "Make the field volatile", "done", "private volatile boolean done;");
        fixed(project, file, "Use an atomic variable", "sum", "sum.addAndGet(2);");
        fixed(project, file, "Synchronize the accesses", "laps", "synchronized (Race.this) { laps++; }",
            "synchronized (this) { laps--; }");
        fixed(project, file, "Synchronize the accesses", "tickets",
            "synchronized (this) { int seen = tickets; tickets = seen - 1; }");
        for (IMarker marker : FindingMarkers.all()) {
            assertTrue(!marker.getAttribute(FindingMarkers.VARIABLE, "").endsWith("sum")
                || resolution(marker, "Make the field volatile") == null, "volatile does not make a sum atomic");
        }
    }

    private static void fixed(TestProject project, IFile file, String fix, String field, String... expected)
        throws Exception {
        IMarker marker = marker(file, fix, field);
        assertMendsBeforeSuppressing(marker);
        Ui.start(() -> resolution(marker, fix).run(marker));
        Shell dialog = Ui.awaitShell(fix);
        Screenshots.screen("fix-" + fix.toLowerCase().replace(' ', '-'));
        Ui.press(dialog, "OK");
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed));
        String after = file.readString().replaceAll("\\s+", " ");
        for (String part : expected) {
            assertTrue(after.contains(part), part + " is expected in " + after);
        }
        project.built(); // without an error
        file.setContents(SOURCE.getBytes(), true, false, null);
        Eventually.holds("the markers are what they were before the fix",
            () -> Ui.call(() -> file.findMarkers(FindingMarkers.STALE, false, 0).length == 0));
    }

    /** Pressing the key of quick fixes and Enter mends something, and suppresses nothing. */
    private static void assertMendsBeforeSuppressing(IMarker marker) {
        ICompletionProposal[] sorted = Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker))
            .map(ICompletionProposal.class::cast).sorted(new CompletionProposalComparator())
            .toArray(ICompletionProposal[]::new);
        assertTrue(sorted.length > 1);
        for (int i = 0; i < sorted.length; i++) {
            assertEquals(i == sorted.length - 1, sorted[i].getDisplayString().startsWith("Suppress"));
        }
    }

    /** The marker that is about most lines. */
    private static IMarker marker(IFile file, String fix, String field) throws Exception {
        List<IMarker> markers = new ArrayList<>(List.of(FindingMarkers.all()));
        markers.sort(Comparator.comparingLong(marker -> -Arrays.stream(
            marker.getAttribute(FindingMarkers.LINES, "").split(",")).distinct().count()));
        for (IMarker marker : markers) {
            if (marker.getResource().equals(file) && marker.getAttribute(FindingMarkers.VARIABLE, "").endsWith(field)
                && resolution(marker, fix) != null) {
                return marker;
            }
        }
        throw new AssertionError("no marker of " + field + " offers: " + fix);
    }

    private static IMarkerResolution resolution(IMarker marker, String label) {
        for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(marker)) {
            if (resolution.getLabel().equals(label)) {
                return resolution;
            }
        }
        return null;
    }

    private static CampaignEntry stressed(IType type) throws Exception {
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(type).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SEED, "5");
        StressOptions.set(copy, CampaignOption.RUNS, "20");
        StressOptions.set(copy, CampaignOption.STOP_ON, "never");
        copy.doSave();
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(type), ILaunchManager.RUN_MODE);
            return events.awaitEnd();
        }
    }
}
