/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.ContestStatus;
import org.contest.core.launching.ReplayPlan;
import org.contest.debug.jvm.Ladder;
import org.contest.debug.jvm.ReplayJvm;
import org.contest.debug.jvm.StopPoint.Place;
import org.contest.debug.model.FailingFrames;
import org.contest.debug.model.OwnCode;
import org.contest.debug.model.ReplayTarget;
import org.contest.debug.process.ReplayProcess;
import org.contest.engine.model.EngineException;
import org.contest.engine.steps.ProgramChanges;
import org.contest.engine.steps.TraceWalk;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.internal.debug.core.model.JDIThread;
import org.eclipse.osgi.util.NLS;

/**
 * A replay that is debugged. Forwards it runs to the next stop; backwards another JVM, parked earlier in the trace,
 * takes the place of the current one in the launch.
 */
@SuppressWarnings("restriction")
public final class ReplaySession implements ReplayTarget.Listener {

    /** What a session does. */
    public enum State {
        /** Goes on. */
        RUNNING,
        /** All threads are suspended before an event. */
        STOPPED,
        /** All threads are suspended where the run fails, or where it left its trace. */
        FAILED,
        /** The program has ended. */
        ENDED
    }

    private final ReplayPlan plan;
    private final ILaunch launch;
    private final Sequence sequence;
    private final List<String> changed;
    private final SeenValues values;
    private final FailingFrames failing;
    private final OwnCode code;
    private final UserEvents user = new UserEvents(this);
    private final CodeSwaps swaps = new CodeSwaps(this);
    private final Debuggee debuggee = new Debuggee(this, swaps);
    private final Navigation navigation;
    private final AtomicReference<Position> position = new AtomicReference<>(Position.START);
    private Operations operations;
    private volatile int failedAt = Sequence.NONE;
    private volatile String lost = ""; //$NON-NLS-1$
    private volatile String outcome = ""; //$NON-NLS-1$
    private volatile boolean judged;

    private ReplaySession(ReplayPlan plan, ILaunch launch, Sequence sequence, List<String> changed) {
        this.changed = changed;
        this.plan = plan;
        this.launch = launch;
        this.sequence = sequence;
        values = new SeenValues(sequence);
        failing = RecordedFailure.frames(plan);
        code = new OwnCode(sequence, this::operations);
        navigation = new Navigation(this, debuggee, user);
    }

    /**
     * Starts a session that stops before the first event.
     *
     * @throws CoreException with a plain sentence when the trace or its program cannot be used
     */
    public static ReplaySession start(ReplayPlan plan, ILaunch launch) throws CoreException {
        try {
            Path trace = plan.configuration().trace();
            ReplaySession session =
                new ReplaySession(plan.kept(), launch, TraceWalk.sequence(trace),
                    ProgramChanges.since(trace, plan.place()));
            session.begin();
            return session;
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        } catch (IOException e) {
            throw new CoreException(ContestStatus.REPLAY_LOST.because(e, e.getMessage()));
        }
    }

    private void begin() throws CoreException, IOException {
        ReplayJvm first = first();
        DebugPlugin.getDefault().addDebugEventListener(user);
        ReplaySessions.began(this);
        debuggee.become(first);
    }

    private ReplayJvm first() throws CoreException, IOException {
        try {
            return navigation.first();
        } catch (CoreException | IOException | RuntimeException e) {
            giveUp();
            throw e;
        }
    }

    /** Leaves nothing running, and no files. */
    private void giveUp() {
        navigation.close();
        plan.release();
    }

    // ---- what there is to see

    /** What happened in which order. */
    public Sequence sequence() {
        return sequence;
    }

    /** The same by operations of the program's own code. */
    public synchronized Operations operations() {
        if (operations == null) {
            operations = Operations.of(sequence.trace(), sequence.sites());
        }
        return operations;
    }

    /** The values that were seen at its stops. */
    public SeenValues values() {
        return values;
    }

    /** The classes that are others than when the run was recorded: the replay may leave its trace. */
    public List<String> changedClasses() {
        return changed;
    }

    /** The launch that it is in. */
    public ILaunch launch() {
        return launch;
    }

    /** What it does. */
    public State state() {
        return position.get().state();
    }

    /** True when it stands at an event or at the failure. */
    public boolean isStopped() {
        return position.get().isStopped();
    }

    /** True when the program has ended. */
    public boolean isEnded() {
        return state() == State.ENDED;
    }

    /** The number of the event that comes next, as of the last stop. */
    public int at() {
        return position.get().at();
    }

    /** True on the way back, when further steps back only move the goal. */
    public boolean isGoingBack() {
        synchronized (navigation) {
            return state() == State.RUNNING && navigation.backTo() != Sequence.NONE;
        }
    }

    /** The number of the event to which it is going back, else of the one that comes next; steps count from it. */
    public int heading() {
        synchronized (navigation) {
            return isGoingBack() ? navigation.backTo() : at();
        }
    }

    /** Why it does not go on; empty before an event. */
    public String why() {
        return position.get().reason().why();
    }

    /** Why the replay does not go on, for someone who sees the program for the first time; empty before an event. */
    public String inPlainWords() {
        return position.get().reason().plain();
    }

    /** Why it has ended without the user's wish; empty otherwise. */
    public String lost() {
        return lost;
    }

    /** How it came out, in a sentence, soon after it has ended; empty before. */
    public String outcome() {
        return outcome;
    }

    /** True when it stands where the program does not what the trace says; from there it goes on without the trace. */
    public boolean hasLeftTrace() {
        return position.get().reason().leftTrace();
    }

    /**
     * The place where the run fails: the end of the trace where threads wait for ever; for an exception known when it
     * was thrown once, before {@link Sequence#NONE}.
     */
    public int failedAt() {
        return failing.type() == null ? sequence.size() : failedAt;
    }

    /** The thread in which it stopped last; at a deadlock one that waits for ever. */
    public IJavaThread thread() {
        return position.get().thread();
    }

    /** The thread in which a debugger can call methods. */
    IJavaThread caller() {
        return position.get().caller();
    }

    /** What is replayed. */
    public ReplayPlan plan() {
        return plan;
    }

    /** The standby replays. */
    public Ladder ladder() {
        return navigation.ladder();
    }

    /** Where the recorded run failed. */
    FailingFrames failing() {
        return failing;
    }

    /** What of the program is its own code. */
    OwnCode code() {
        return code;
    }

    /** True when the user has changed code that the replay does not take over. */
    public boolean isSwapRefused() {
        return swaps.isRefused();
    }

    // ---- where it can go

    /** True before an event, and at a failure after which the run goes on, as with the next test. */
    public boolean goesOn() {
        return goesOn(position.get());
    }

    private boolean goesOn(Position here) {
        return here.state() == State.STOPPED
            || here.state() == State.FAILED && !here.reason().leftTrace() && here.at() < sequence.size();
    }

    /** Goes to the place before an event, in either direction; on the way back only further back. Returns at once. */
    public void goTo(int event) {
        if (isEnded() || event < 0 || event > sequence.size()) {
            return;
        }
        user.ignore();
        synchronized (navigation) {
            if (!isGoingBack() || event < heading()) {
                leave(event);
            }
        }
        ReplaySessions.changed(this);
    }

    private void leave(int event) {
        Position before = position.getAndUpdate(here -> here.in(State.RUNNING));
        if (goesOn(before) && event > before.at()) {
            navigation.forwards(event);
        } else {
            navigation.back(event);
        }
    }

    /** Goes to the failure; returns at once. */
    public void runToFailure() {
        if (state() == State.STOPPED) {
            user.ignore();
            change(State.RUNNING);
            navigation.toFailure();
        }
    }

    // ---- what its JVM does

    @Override
    public void stopping() {
        user.ignore();
    }

    @Override
    public void stopped(IJavaThread where, IJavaThread from, Place place) {
        int at = place.at();
        boolean fails = !place.why().isEmpty();
        StopReason reason = StopReason.of(place, this, debuggee.target().getThreads());
        if (!fails && from instanceof JDIThread standing) {
            values.look(standing.getUnderlyingThread(), at);
        }
        navigation.ladder().follow(at);
        failedAt = fails && !reason.leftTrace() ? at : failedAt;
        State stands = fails ? State.FAILED : State.STOPPED;
        arrive(new Position(stands, at, reason, where, from));
    }

    private void arrive(Position now) {
        synchronized (navigation) {
            if (isEnded()) {
                return;
            }
            boolean arrived = navigation.arrive(now.at());
            position.set(arrived ? now : now.in(State.RUNNING));
            if (arrived) {
                user.listen();
            }
        }
        ReplaySessions.changed(this);
    }

    /** The user would wait for ever otherwise. */
    @Override
    public void lost(Throwable cause) {
        ILog.get().error("The replay cannot be followed", cause); //$NON-NLS-1$
        isLost(String.valueOf(cause.getMessage()));
    }

    /** No JVM comes to where the user wants it: the one that is there goes, too. */
    void isLost(String reason) {
        lost = reason;
        try {
            launch.terminate();
        } catch (DebugException e) {
            ILog.get().error("The replay cannot be ended", e); //$NON-NLS-1$
        }
        end();
    }

    // ---- what the user does with the debugger alone

    Debuggee debuggee() {
        return debuggee;
    }

    void wentOn() {
        change(State.RUNNING);
    }

    void held(IJavaThread holder) {
        change(new Position(State.STOPPED, debuggee.target().stops().place().at(), position.get().reason(), holder,
            holder));
    }

    // ---- its end

    /** The JVM has ended: by itself, by the user's wish, or neither. */
    void ended() {
        ReplayProcess process = debuggee.process();
        if (lost.isEmpty() && !process.isStopped() && process.died()) {
            lost = NLS.bind(Messages.died, process.exitCode());
        }
        end();
    }

    /** The end of the process is told, before that of the JVM or after it. */
    void judged() {
        judged = true;
        String told = debuggee.process().outcome();
        outcome = told == null ? "" : told; //$NON-NLS-1$
        ReplaySessions.changed(this);
        stopListening();
    }

    private void end() {
        giveUp();
        change(State.ENDED);
        stopListening();
    }

    private void stopListening() {
        if (judged && isEnded()) {
            DebugPlugin.getDefault().removeDebugEventListener(user);
        }
    }

    private void change(State now) {
        position.updateAndGet(current -> current.in(now));
        ReplaySessions.changed(this);
    }

    private void change(Position now) {
        position.set(now);
        ReplaySessions.changed(this);
    }
}
