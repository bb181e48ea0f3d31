/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.Arrays;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.findings.StaleMarkers;
import org.contest.ui.ContestUi;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.statushandlers.StatusManager;

/** Opens the views when a campaign begins, wherever it was launched from, and the list when it ends. */
public final class ViewOpener implements IStartup, CampaignsListener {

    private static final int AFTER_CONSOLE_MILLIS = 1000;

    private final PerspectiveQuestion question = new PerspectiveQuestion();

    @Override
    public void earlyStartup() {
        PlatformUI.getWorkbench().addWorkbenchListener(new ClosingGuard());
        CampaignManager.ofWorkspace().scan();
        CampaignManager.ofWorkspace().addListener(this);
        CampaignManager.ofWorkspace().addListener(new FindingMarkers());
        ResourcesPlugin.getWorkspace().addResourceChangeListener(new StaleMarkers(), IResourceChangeEvent.POST_CHANGE);
    }

    @Override
    public void added(CampaignEntry campaign) {
        if (campaign.isRunning()) {
            openAll();
        }
    }

    private void openAll() {
        if (isOpening()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                IWorkbenchPage page = page();
                if (page != null) {
                    Errors.shown(() -> question.ask(page));
                }
                show(ContestUi.CAMPAIGNS_VIEW, ContestUi.SATURATION_VIEW);
            });
        }
    }

    /**
     * The console comes before the list with its last lines, and the list says how the campaign ended. A view of the
     * same stack that the user reads stays in front.
     */
    @Override
    public void finished(CampaignEntry campaign) {
        if (PlatformUI.isWorkbenchRunning() && !PlatformUI.getWorkbench().isClosing()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            display.asyncExec(() -> display.timerExec(AFTER_CONSOLE_MILLIS, () -> {
                IWorkbenchPage page = page();
                IViewPart list = page == null ? null : page.findView(ContestUi.CAMPAIGNS_VIEW);
                if (list == null) {
                    open(ContestUi.CAMPAIGNS_VIEW);
                } else if (isOpening() && isBehindConsole(list)) {
                    list.getSite().getPage().bringToTop(list);
                }
            }));
        }
    }

    private static boolean isBehindConsole(IViewPart list) {
        IWorkbenchPage page = list.getSite().getPage();
        return Arrays.stream(page.getViewStack(list))
            .anyMatch(view -> view instanceof IConsoleView && page.isPartVisible(view));
    }

    private static @Nullable IWorkbenchPage page() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return window == null ? null : window.getActivePage();
    }

    private static void open(String... views) {
        if (isOpening()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(views));
        }
    }

    static boolean isOpening() {
        return Platform.getPreferencesService().getBoolean(ContestUi.ID, ContestUi.OPEN_VIEWS, true, null);
    }

    private static void show(String... views) {
        IWorkbenchPage page = page();
        if (page != null) {
            try {
                for (String view : views) {
                    page.showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
                }
            } catch (PartInitException e) {
                StatusManager.getManager().handle(e.getStatus(), StatusManager.LOG);
            }
        }
    }
}
