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
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPartSashContainerElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.e4.ui.workbench.modeling.EPartService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;

/** Opens the view when a session stops for the first time, and shows the thread at each stop. */
public final class SessionOpener implements IStartup, ReplaySessionListener {

    private static final float SHARE = 0.36f;

    private static final int LATER_MILLIS = 400;
    private static final int LOOKS = 2;
    private static final int MODAL = SWT.APPLICATION_MODAL | SWT.PRIMARY_MODAL;

    private volatile ReplaySession opened;

    @Override
    public void earlyStartup() {
        ReplaySessions.addListener(this);
        ReplaySessions.addListener(new SessionKeys());
        DebugUITools.getDebugContextManager().addDebugContextListener(new ChosenSession());
    }

    @Override
    public void changed(ReplaySession session) {
        if (session != opened && session.isStopped()) {
            opened = session;
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(LOOKS));
        }
        if (session.isStopped()) {
            ICoreRunnable show = monitor -> ThreadSelection.show(session);
            Job.createSystem("Thread of the stop", show).schedule(); //$NON-NLS-1$
        }
    }

    /** The platform asks, or switches to the Debug perspective without asking: the view opens when that is done. */
    private static void open(int looks) {
        Display display = PlatformUI.getWorkbench().getDisplay();
        IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchWindow window = active != null ? active : PlatformUI.getWorkbench().getWorkbenchWindows()[0];
        IWorkbenchPage page = window.getActivePage();
        if (page == null) {
            return;
        }
        if (!isForDebugging(page) && (looks > 0 || isAsking(display))) {
            display.timerExec(LATER_MILLIS, () -> open(looks - 1));
            return;
        }
        try {
            placeAtBottom(window);
            page.showView(SequenceView.ID, null, hearsKeys(display) ? IWorkbenchPage.VIEW_VISIBLE
                : IWorkbenchPage.VIEW_ACTIVATE);
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.LOG);
        }
    }

    /** The part that heard keys may have lost the focus to the question whether to switch the perspective. */
    private static boolean hearsKeys(Display display) {
        Control focus = display.getFocusControl();
        return focus != null && focus.isVisible();
    }

    private static boolean isForDebugging(IWorkbenchPage page) {
        IPerspectiveDescriptor perspective = page.getPerspective();
        return perspective != null && IDebugUIConstants.ID_DEBUG_PERSPECTIVE.equals(perspective.getId());
    }

    private static boolean isAsking(Display display) {
        return Arrays.stream(display.getShells())
            .anyMatch(shell -> shell.isVisible() && (shell.getStyle() & MODAL) != 0);
    }

    /**
     * Over the whole width of the window, below all else: no other layout can say that. The place is made before the
     * view is: a view that is moved afterwards is laid out as if it was where it has been.
     */
    private static void placeAtBottom(IWorkbenchWindow window) {
        EModelService models = window.getService(EModelService.class);
        MPerspective perspective = models.getActivePerspective(window.getService(MWindow.class));
        if (perspective != null && models.find(SequenceView.ID, perspective) == null
            && perspective.getChildren().get(0) instanceof MPartSashContainerElement all) {
            MPartStack stack = models.createModelElement(MPartStack.class);
            MPlaceholder place = window.getService(EPartService.class).createSharedPart(SequenceView.ID);
            place.setToBeRendered(false);
            stack.getChildren().add(place);
            models.insert(stack, all, EModelService.BELOW, SHARE);
        }
    }
}
