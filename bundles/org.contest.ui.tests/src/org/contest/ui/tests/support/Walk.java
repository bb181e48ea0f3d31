/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;

/** Walks a session over its events, and compares each stop with the trace and with the stop there before. */
public final class Walk implements AutoCloseable {

    private static final Pattern RESULT = Pattern.compile("/[^=,;: ]*contest-replay[0-9]+/result");

    private final Stops stops;
    private final ReplaySession session;
    private final Map<Integer, StopPicture> seen = new HashMap<>();

    /** Starts a session, which stops at the first event. */
    public Walk(ILaunchConfiguration configuration) throws Exception {
        stops = new Stops();
        configuration.launch(ILaunchManager.DEBUG_MODE, null, false, true);
        session = stops.await();
        check(0);
    }

    /** Walks a session that has stopped at the first event. */
    public Walk(ReplaySession begun) throws Exception {
        stops = new Stops(begun);
        session = begun;
        check(0);
    }

    /** What is walked. */
    public ReplaySession session() {
        return session;
    }

    /** The stops, with their times. */
    public Stops stops() {
        return stops;
    }

    /** Goes on event by event, as far as there are events, or to the failure where that comes before. */
    public void forwards(int events) throws Exception {
        int last = Math.min(session.at() + events, session.sequence().size() - 1);
        while (session.at() < last && session.state() != State.FAILED) {
            int next = session.at() + 1;
            stops.after(() -> session.goTo(next));
            if (session.state() != State.FAILED) {
                check(next);
            }
        }
    }

    /** Goes back event by event. */
    public void back(int events) throws Exception {
        int last = Math.max(0, session.at() - events);
        while (session.at() > last) {
            to(session.at() - 1);
        }
    }

    /** Goes to the place before an event. */
    public void to(int event) throws Exception {
        stops.after(() -> session.goTo(event));
        check(event);
    }

    private void check(int event) throws Exception {
        Stops.assertAt(session, event);
        StopPicture now = StopPicture.of(session);
        now.assertAsRecorded(session);
        StopPicture before = seen.put(event, now);
        if (before != null) {
            before.assertSame(now, event);
        }
    }

    /** Goes to where the run fails. */
    public void toFailure() throws Exception {
        stops.after(session::runToFailure);
        assertEquals(State.FAILED, session.state());
        assertFalse(session.why().isEmpty());
    }

    /** The JVMs that replay under a debugger. */
    public static Stream<ProcessHandle> jvms() {
        return ProcessHandle.current().children().filter(jvm -> isDebugged(command(jvm)));
    }

    /** The commands of the JVMs that replay under a debugger. */
    private static List<String> commands() {
        return ProcessHandle.current().children().map(Walk::command).filter(Walk::isDebugged).toList();
    }

    private static String command(ProcessHandle jvm) {
        return jvm.info().commandLine().orElse("");
    }

    private static boolean isDebugged(String command) {
        return command.contains("-agentlib:jdwp");
    }

    /** The files in which the results of JVMs are told, as their commands name them. */
    private static List<Path> results(List<String> commands) {
        return commands.stream().flatMap(command -> RESULT.matcher(command).results()).map(MatchResult::group)
            .distinct().map(Path::of).toList();
    }

    /** Ends the session: nothing is left running, and no file. */
    @Override
    public void close() throws DebugException {
        List<String> commands = commands(); // looked at once: a JVM may end at any moment
        List<Path> results = results(commands);
        assertEquals(!commands.isEmpty(), !results.isEmpty(), "JVMs name the files of their results");
        for (ILaunch launch : DebugPlugin.getDefault().getLaunchManager().getLaunches()) {
            launch.terminate();
        }
        stops.close();
        Eventually.holds(() -> "JVMs are left: " + jvms().map(ProcessHandle::info).toList(),
            () -> jvms().findAny().isEmpty());
        Eventually.holds(() -> "folders are left of " + results,
            () -> results.stream().map(Path::getParent).noneMatch(Files::exists));
    }
}
