/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.process;

import java.nio.charset.Charset;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.contest.core.launching.ReplayPlan;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.eclipse.debug.core.model.RuntimeProcess;

/** The process of a replay: when it ends, it says in its console whether the recorded failure came again. */
public final class ReplayProcess extends RuntimeProcess {

    /** The exit code of a process that a signal has ended is its number and this one. */
    private static final int NO_SIGNAL = 128;
    private static final int SIGNALS = 31;
    /** HUP, INT, KILL and TERM, which no crash sends: what comes of the program is not known. */
    private static final Set<Integer> FROM_OUTSIDE = Set.of(1, 2, 9, 15);
    private static final int ENDING_SECONDS = 5;

    /** No initializer: the super constructor makes it. */
    private JudgedStreams streams;
    private volatile boolean stopped;
    private volatile boolean replaced;
    /** How the replay came out, in a sentence; null before that is known. */
    private volatile String outcome;

    /** A process that was started; its plan may be known to {@link Replays}. */
    public ReplayProcess(ILaunch launch, Process process, String label, Map<String, String> attributes) {
        super(launch, process, label, attributes);
    }

    @Override
    protected IStreamsProxy createStreamsProxy() {
        Replays.Started started = Replays.started(getSystemProcess());
        if (started != null) {
            streams = started.streams();
            return streams;
        }
        String encoding = getLaunch().getAttribute(DebugPlugin.ATTR_CONSOLE_ENCODING);
        Charset charset = encoding == null ? Charset.defaultCharset() : Charset.forName(encoding);
        streams = new JudgedStreams(getSystemProcess(), charset);
        return streams;
    }

    /** By force: a JVM that a debugger has suspended does not end when it is asked to. */
    @Override
    public void terminate() throws DebugException {
        stopped = !isTerminated();
        if (stopped) {
            kill();
        }
        super.terminate();
    }

    /** True when the user has ended it. */
    public boolean isStopped() {
        return stopped;
    }

    /** How the replay came out, in a sentence, when its end has been told; null before, and where nobody judges it. */
    public String outcome() {
        return outcome;
    }

    /** True when a signal has ended it, or its own crash. */
    public boolean died() {
        int signal = exitCode() - NO_SIGNAL;
        return signal > 0 && signal <= SIGNALS;
    }

    /** True when the system or somebody has ended it: a program that ends itself so tells its result before. */
    private boolean wasKilled() {
        return FROM_OUTSIDE.contains(exitCode() - NO_SIGNAL);
    }

    /** The exit code of a process that ends; 0 when it does not. The platform forgets the process once it has ended. */
    public int exitCode() {
        Process process = getSystemProcess();
        try {
            if (process == null) {
                return getExitValue();
            }
            return process.waitFor(ENDING_SECONDS, TimeUnit.SECONDS) ? process.exitValue() : 0;
        } catch (DebugException e) {
            return 0; // without a process it has ended
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /** Leaves the launch without a word: another process takes its place. */
    public void replaced() {
        synchronized (streams) {
            replaced = true;
        }
        getLaunch().removeProcess(this);
        kill();
    }

    private void kill() {
        Process process = getSystemProcess();
        if (process != null) {
            process.destroyForcibly();
        }
    }

    @Override
    protected void terminated() {
        try {
            judge();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        super.terminated();
    }

    /** The console of a process that is replaced is closed. */
    private void say(String sentence) {
        synchronized (streams) {
            if (!replaced) {
                streams.say(sentence);
            }
        }
    }

    private void judge() throws InterruptedException {
        String printed = streams.printed();
        Replays.Started started = Replays.started(getSystemProcess());
        ReplayPlan plan = started == null ? Replays.get(getLaunch()) : started.plan();
        if (!replaced && (stopped || plan != null)) {
            outcome = stopped || wasKilled() && !plan.hasResult() ? Messages.replay_stopped
                : plan.judge(getSystemProcess().exitValue(), printed).sentence();
            say(outcome);
        }
        if (plan != null) {
            plan.discard();
        }
    }
}
