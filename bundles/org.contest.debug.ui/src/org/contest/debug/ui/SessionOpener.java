/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartSashContainerElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;

/** Opens the view when a session stops for the first time, and shows the thread at each stop. */
public final class SessionOpener implements IStartup, ReplaySessionListener {

    private static final float SHARE = 0.36f;

    private volatile ReplaySession opened;

    @Override
    public void earlyStartup() {
        ReplaySessions.addListener(this);
    }

    @Override
    public void changed(ReplaySession session) {
        if (session != opened && session.isStopped()) {
            opened = session;
            PlatformUI.getWorkbench().getDisplay().asyncExec(SessionOpener::open);
        }
        if (session.isStopped()) {
            ICoreRunnable show = monitor -> ThreadSelection.show(session);
            Job.createSystem("Thread of the stop", show).schedule(); //$NON-NLS-1$
        }
    }

    private static void open() {
        IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchWindow window = active != null ? active : PlatformUI.getWorkbench().getWorkbenchWindows()[0];
        IWorkbenchPage page = window.getActivePage();
        if (page == null) {
            return;
        }
        try {
            boolean first = page.findView(SequenceView.ID) == null;
            IViewPart view = page.showView(SequenceView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
            if (first) {
                toBottom(view.getSite().getService(MPart.class));
            }
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.LOG);
        }
    }

    /** Over the whole width of the window, below all else: no other layout can say that. */
    private static void toBottom(MPart part) {
        EModelService models = PlatformUI.getWorkbench().getService(EModelService.class);
        MPlaceholder place = part.getCurSharedRef();
        MPerspective perspective = place == null ? null : models.getPerspectiveFor(place);
        if (perspective != null && perspective.getChildren().get(0) instanceof MPartSashContainerElement all) {
            MPartStack stack = models.createModelElement(MPartStack.class);
            models.insert(stack, all, EModelService.BELOW, SHARE);
            models.move(place, stack);
            stack.setSelectedElement(place);
        }
    }
}
