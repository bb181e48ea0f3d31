/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.contest.core.internal.Messages;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** A campaign as an entry of its launch, so that the Debug and Console views show it and their Terminate cancels it. */
@NonNullByDefault({})
final class StressProcess extends PlatformObject implements IProcess, IStreamsProxy {

    /** By this the user interface connects a console of its own kind. */
    private static final String TYPE = "org.contest.core.campaign"; //$NON-NLS-1$

    private final ILaunch launch;
    private final String title;
    private final Runnable cancel;
    private final ConsoleStream output = new ConsoleStream();
    private final ConsoleStream errors = new ConsoleStream();
    private final Map<String, String> attributes = new ConcurrentHashMap<>();
    private volatile int exitValue = -1;

    StressProcess(ILaunch launch, String title, Runnable cancel) {
        this.launch = launch;
        this.title = title;
        this.cancel = cancel;
        attributes.put(ATTR_PROCESS_TYPE, TYPE);
        launch.addProcess(this);
        fire(DebugEvent.CREATE);
    }

    ConsoleStream output() {
        return output;
    }

    ConsoleStream errors() {
        return errors;
    }

    /** The campaign is over, with an exit code as the command line has it. */
    void ended(int code) {
        exitValue = code;
        fire(DebugEvent.TERMINATE);
    }

    @Override
    public String getLabel() {
        return NLS.bind(Messages.process_label, title);
    }

    @Override
    public ILaunch getLaunch() {
        return launch;
    }

    @Override
    public IStreamsProxy getStreamsProxy() {
        return this;
    }

    @Override
    public IStreamMonitor getOutputStreamMonitor() {
        return output;
    }

    @Override
    public IStreamMonitor getErrorStreamMonitor() {
        return errors;
    }

    /** The runs read nothing from the console. */
    @Override
    public void write(String input) {
        // each run has an empty standard input
    }

    @Override
    public void setAttribute(String key, @Nullable String value) {
        if (value == null) {
            attributes.remove(key);
        } else {
            attributes.put(key, value);
        }
        fire(DebugEvent.CHANGE);
    }

    @Override
    public String getAttribute(String key) {
        return attributes.get(key);
    }

    @Override
    public int getExitValue() throws DebugException {
        return exitValue;
    }

    @Override
    public boolean canTerminate() {
        return !isTerminated();
    }

    @Override
    public boolean isTerminated() {
        return exitValue >= 0;
    }

    @Override
    public void terminate() {
        cancel.run();
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == ILaunch.class) {
            return adapter.cast(launch);
        }
        return adapter.isInstance(this) ? adapter.cast(this) : super.getAdapter(adapter);
    }

    private void fire(int kind) {
        DebugPlugin.getDefault().fireDebugEventSet(new DebugEvent[] {new DebugEvent(this, kind)});
    }
}
