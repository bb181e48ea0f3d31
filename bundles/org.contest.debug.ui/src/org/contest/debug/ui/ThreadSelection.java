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
import org.contest.debug.session.ReplaySession;
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
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Selects in the Debug view the thread in which a replay has stopped. The view by itself keeps the frame of another
 * thread that is suspended too, and in a replay all are.
 */
@SuppressWarnings("restriction")
final class ThreadSelection {

    private ThreadSelection() {
    }

    /** Asks the debugger for the frames: not for the UI thread. */
    static void show(ReplaySession session) {
        IThread thread = session.thread();
        try {
            IStackFrame frame = thread == null ? null : thread.getTopStackFrame();
            if (frame != null) {
                IModelDelta delta = delta(thread, frame);
                PlatformUI.getWorkbench().getDisplay().asyncExec(() -> select(delta));
            }
        } catch (DebugException e) {
            return; // the program goes on, or has ended
        }
    }

    private static IModelDelta delta(IThread thread, IStackFrame frame) throws DebugException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        IDebugTarget target = thread.getDebugTarget();
        ILaunch launch = target.getLaunch();
        List<IThread> threads = List.of(target.getThreads());
        List<IStackFrame> frames = List.of(thread.getStackFrames());
        ModelDelta root = new ModelDelta(manager, IModelDelta.NO_CHANGE);
        root.addNode(launch, List.of(manager.getLaunches()).indexOf(launch), IModelDelta.EXPAND)
            .addNode(target, Arrays.asList(launch.getChildren()).indexOf(target), IModelDelta.EXPAND, threads.size())
            .addNode(thread, threads.indexOf(thread), IModelDelta.EXPAND, frames.size())
            .addNode(frame, 0, IModelDelta.SELECT | IModelDelta.FORCE, 0);
        return root;
    }

    private static void select(IModelDelta delta) {
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            IWorkbenchPage page = window.getActivePage();
            if (page != null && page.findView(IDebugUIConstants.ID_DEBUG_VIEW) instanceof IDebugView view
                && view.getViewer() instanceof ITreeModelViewer viewer) {
                viewer.updateViewer(delta);
            }
        }
    }
}
