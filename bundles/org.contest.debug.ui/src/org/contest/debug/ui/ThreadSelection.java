/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.core.runtime.AssertionFailedException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IDebugTarget;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IModelDelta;
import org.eclipse.debug.internal.ui.viewers.model.provisional.ITreeModelViewer;
import org.eclipse.debug.internal.ui.viewers.model.provisional.ModelDelta;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.IDebugView;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Selects in the Debug view the thread in which a replay has stopped. The view by itself keeps the frame of another
 * thread that is suspended too, and in a replay all are.
 */
@SuppressWarnings("restriction")
final class ThreadSelection {

    private static final String JAVA_DEBUG_UI = "org.eclipse.jdt.debug.ui"; //$NON-NLS-1$
    private static final String SHOW_MONITORS = JAVA_DEBUG_UI + ".show_monitor_thread_info"; //$NON-NLS-1$

    private ThreadSelection() {
    }

    /** Asks the debugger for the frames: not for the UI thread. */
    static void show(ReplaySession session) {
        IThread thread = session.thread();
        try {
            if (thread != null && thread.isSuspended()) {
                IModelDelta delta = delta(thread, thread.getTopStackFrame());
                PlatformUI.getWorkbench().getDisplay().asyncExec(() -> select(session, delta));
            }
        } catch (DebugException e) {
            return; // the program goes on, or has ended
        }
    }

    /** Selects the frame; the thread before its first one. */
    private static IModelDelta delta(IThread thread, @Nullable IStackFrame frame) throws DebugException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        IDebugTarget target = thread.getDebugTarget();
        ILaunch launch = target.getLaunch();
        List<IThread> threads = List.of(target.getThreads());
        List<IStackFrame> frames = List.of(thread.getStackFrames());
        ModelDelta root = new ModelDelta(manager, IModelDelta.NO_CHANGE);
        ModelDelta node = root.addNode(launch, List.of(manager.getLaunches()).indexOf(launch), IModelDelta.EXPAND)
            .addNode(target, Arrays.asList(launch.getChildren()).indexOf(target), IModelDelta.EXPAND, threads.size());
        if (frame == null) {
            node.addNode(thread, threads.indexOf(thread), IModelDelta.SELECT | IModelDelta.FORCE, 0);
        } else {
            int locks = locks((IJavaThread) thread);
            node.addNode(thread, threads.indexOf(thread), IModelDelta.EXPAND, locks + frames.size())
                .addNode(frame, locks, IModelDelta.SELECT | IModelDelta.FORCE, 0);
        }
        return root;
    }

    /** How many locks the view lists above the frames. */
    private static int locks(IJavaThread thread) throws DebugException {
        boolean shown = Platform.getPreferencesService().getBoolean(JAVA_DEBUG_UI, SHOW_MONITORS, true, null);
        return shown ? thread.getOwnedMonitors().length + (thread.getContendedMonitor() == null ? 0 : 1) : 0;
    }

    /** Of two sessions the user may have turned to the other one meanwhile. */
    private static void select(ReplaySession session, IModelDelta delta) {
        if (session != ReplaySessions.current()) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            IWorkbenchPage page = window.getActivePage();
            if (page != null && page.findView(IDebugUIConstants.ID_DEBUG_VIEW) instanceof IDebugView view
                && view.getViewer() instanceof ITreeModelViewer viewer) {
                update(viewer, delta);
            }
        }
    }

    /**
     * The viewer of the platform fails over rows that it has yet to read, in a listener, whose exceptions go to the
     * display and not to the caller. Then the thread is selected at the next stop.
     */
    private static void update(ITreeModelViewer viewer, IModelDelta delta) {
        Display display = viewer.getDisplay();
        Consumer<RuntimeException> others = display.getRuntimeExceptionHandler();
        display.setRuntimeExceptionHandler(failed -> {
            if (!(failed instanceof AssertionFailedException)) {
                others.accept(failed);
            }
        });
        try {
            viewer.updateViewer(delta);
        } finally {
            display.setRuntimeExceptionHandler(others);
        }
    }
}
