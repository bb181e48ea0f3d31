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

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressTarget;
import org.contest.core.launching.StressTargets;
import org.contest.debug.session.ReplaySession;
import org.contest.engine.model.FailureRow;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Run As &gt; ConTest Stress on tests of JUnit 4, 5 and 6: class, method, package, source folder, project. */
class JUnitTest {

    private static final String PACKAGES = "org.eclipse.jdt.ui.PackageExplorer";
    private static final String JUNIT = "org.eclipse.jdt.junit.launchconfig";

    private static final String TEST = """
        package tests;

        public class CounterTest {

            private int count;

            @%1$s.Test
            public void countsInParallel() throws InterruptedException {
                Thread other = new Thread(this::increment);
                other.start();
                increment();
                other.join();
                if (count != 2) {
                    throw new AssertionError("counted " + count);
                }
            }

            @%1$s.Test
            public void startsWithNothing() throws InterruptedException {
                Thread other = new Thread(() -> { synchronized (this) { count += 0; } });
                other.start();
                synchronized (this) {
                    count += 0;
                }
                other.join();
            }

            private void increment() {
                count++;
            }
        }
        """;

    @BeforeEach
    void the_java_perspective_is_open() {
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
    }

    @Test
    void a_class_of_junit_4_is_stressed() throws Exception {
        TestProject made = TestProject.create("junit4", "4").with("CounterTest.java", TEST.formatted("org.junit"));
        IType type = made.built().findType("tests.CounterTest");
        FailureRow failure = found(stress(type.getCompilationUnit(), StressTarget.tests(type)));
        assertTrue(failure.message().contains("counted 1"), failure.message());
    }

    @Test
    void a_method_of_junit_5_is_stressed_alone() throws Exception {
        IMethod method = junit("junit5", "5").findType("tests.CounterTest").getMethod("startsWithNothing",
            new String[0]);
        CampaignEntry campaign = stress(method, StressTarget.tests(method));
        assertEquals(0, campaign.snapshot().failures().size());
        assertTrue(campaign.name().startsWith("CounterTest.startsWithNothing"), campaign.name());
    }

    @Test
    void all_tests_of_a_junit_6_project_are_stressed() throws Exception {
        IJavaProject project = junit("junit6", "6");
        found(stress(project, StressTarget.tests(project)));
        Screenshots.screen("junit-stress");
    }

    @Test
    void a_debugged_replay_stops_at_the_failed_assertion_of_a_test() throws Exception {
        String test = TEST.formatted("org.junit.jupiter.api").replaceFirst("(?s)if \\(count != 2\\) \\{.*?\\}",
            "org.junit.jupiter.api.Assertions.assertEquals(2, count);");
        IType type = TestProject.create("junit-replay", "5").with("CounterTest.java", test).built()
            .findType("tests.CounterTest");
        CampaignEntry campaign = stress(type.getCompilationUnit(), StressTarget.tests(type));
        FailureRow failure = found(campaign);
        try (Stops stops = new Stops(); Campaigns events = new Campaigns()) {
            Views.perspective("org.eclipse.debug.ui.DebugPerspective");
            ReplayConfiguration.create(campaign, failure).launch(ILaunchManager.DEBUG_MODE, null, false, true);
            ReplaySession session = stops.await();
            stops.after(session::runToFailure);
            assertEquals(ReplaySession.State.FAILED, session.state(), session.why());
            IJavaStackFrame top = (IJavaStackFrame) session.thread().getTopStackFrame();
            assertEquals("tests.CounterTest.countsInParallel", top.getDeclaringTypeName() + '.' + top.getMethodName());
            assertEquals(test.lines().takeWhile(line -> !line.contains("assertEquals")).count() + 1,
                top.getLineNumber());
            session.thread().getDebugTarget().resume();
            assertTrue(events.awaitReplay().reproduced());
        }
    }

    @Test
    void what_is_stressed_follows_from_what_is_selected() throws Exception {
        TestProject made = TestProject.create("junit-targets", "5")
            .with("CounterTest.java", TEST.formatted("org.junit.jupiter.api"))
            .with("First.java", "package tests; public class First { public static void main(String[] args) { } }");
        IJavaProject project = made.built();
        IType test = project.findType("tests.CounterTest");
        IType first = project.findType("tests.First");
        IJavaElement folder = project.getPackageFragmentRoot(project.getProject().getFolder("src"));
        IMethod method = test.getMethod("countsInParallel", new String[0]);
        IMethod helper = test.getMethod("increment", new String[0]);
        assertEquals(List.of(StressTarget.tests(project)), in(project));
        assertEquals(List.of(StressTarget.tests(folder)), in(folder));
        assertEquals(List.of(StressTarget.tests(made.tests())), in(made.tests()));
        assertEquals(List.of(StressTarget.tests(test)), in(test.getCompilationUnit()));
        assertEquals(List.of(StressTarget.tests(method)), in(method));
        assertEquals(List.of(StressTarget.tests(test)), in(helper), "no test itself");
        assertEquals(List.of(StressTarget.tests(test)), in(test.getField("count")));
        assertEquals(List.of(StressTarget.program(first)), in(first.getCompilationUnit()));
    }

    private static List<StressTarget> in(IJavaElement element) throws CoreException {
        return StressTargets.in(element, new NullProgressMonitor());
    }

    @Test
    void a_junit_configuration_is_taken_over() throws Exception {
        IType type = junit("junit-reuse", "5").findType("tests.CounterTest");
        ILaunchConfigurationType junit = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(JUNIT);
        ILaunchConfigurationWorkingCopy own = junit.newInstance(null, "own");
        StressTarget.tests(type).write(own);
        own.setAttribute(IJavaLaunchConfigurationConstants.ATTR_VM_ARGUMENTS, "-Dmark=1");
        ILaunchConfiguration saved = own.doSave();
        try {
            ILaunchConfiguration stress = StressConfigurations.findOrCreate(StressTarget.tests(type));
            assertEquals("-Dmark=1",
                stress.getAttribute(IJavaLaunchConfigurationConstants.ATTR_VM_ARGUMENTS, ""));
            assertEquals(stress, StressConfigurations.findOrCreate(StressTarget.tests(type)));
        } finally {
            saved.delete();
        }
    }

    @Test
    void elements_of_one_name_are_told_apart_by_their_project() throws Exception {
        IJavaProject one = junit("junit-one", "5");
        IJavaProject two = junit("junit-two", "5");
        assertEquals("src (junit-one)", name(one.getPackageFragmentRoot(one.getProject().getFolder("src"))));
        assertEquals("src (junit-two)", name(two.getPackageFragmentRoot(two.getProject().getFolder("src"))));
        name(one.findType("tests.CounterTest"));
        assertEquals("CounterTest (junit-two)", name(two.findType("tests.CounterTest")));
    }

    private static String name(IJavaElement tests) throws CoreException {
        return StressConfigurations.findOrCreate(StressTarget.tests(tests)).getName();
    }

    private static IJavaProject junit(String name, String version) throws Exception {
        return TestProject.create(name, version).with("CounterTest.java", TEST.formatted("org.junit.jupiter.api"))
            .built();
    }

    /** Run As &gt; ConTest Stress in the Package Explorer; uses the one configuration of the element. */
    private static CampaignEntry stress(IJavaElement selected, StressTarget target) throws Exception {
        ILaunchConfiguration configuration = Stressed.configured(target, 20);
        int before = configurations();
        IViewPart packages = Views.show(PACKAGES);
        Views.selectListed(packages, selected);
        CampaignEntry campaign;
        try (Campaigns events = new Campaigns()) {
            Views.choose(packages, "Run As", "ConTest Stress");
            campaign = events.awaitEnd();
        }
        assertEquals(configuration.getName(), campaign.origin().configuration());
        assertEquals(before, configurations(), "one configuration for each element");
        assertEquals("", campaign.snapshot().message());
        return campaign;
    }

    private static FailureRow found(CampaignEntry campaign) {
        assertEquals(1, campaign.snapshot().failures().size(), campaign.name());
        FailureRow failure = campaign.snapshot().failures().get(0);
        assertNotNull(failure.trace());
        return failure;
    }

    private static int configurations() throws Exception {
        return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(StressConfigurations.type()).length;
    }
}
