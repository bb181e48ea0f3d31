/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.List;
import org.contest.core.launching.StressConfigurations;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.action.ContributionItem;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.PlatformUI;

/** Under the toolbar button: what was stressed, the latest first, and the way to the configurations. */
public final class HistoryMenu extends ContributionItem {

    private static final int MOST = 10;

    @Override
    public void fill(Menu menu, int index) {
        Errors.shown(() -> {
            List<ILaunchConfiguration> recent = StressConfigurations.recent();
            for (int i = 0; i < Math.min(MOST, recent.size()); i++) {
                ILaunchConfiguration configuration = recent.get(i);
                item(menu, '&' + String.valueOf(i + 1) + ' ' + configuration.getName(),
                    () -> DebugUITools.launch(configuration, ILaunchManager.RUN_MODE)).setImage(Images.STRESS.image());
            }
            if (!recent.isEmpty()) {
                new Separator().fill(menu, -1);
            }
            item(menu, Messages.history_configurations,
                () -> openConfigurations(recent.isEmpty() ? StressConfigurations.type() : recent.get(0)));
        });
    }

    @Override
    public boolean isDynamic() {
        return true;
    }

    private static MenuItem item(Menu menu, String text, Runnable action) {
        MenuItem item = new MenuItem(menu, SWT.PUSH);
        item.setText(text);
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
        return item;
    }

    private static void openConfigurations(Object selected) {
        DebugUITools.openLaunchConfigurationDialogOnGroup(
            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
            new StructuredSelection(selected), IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
    }
}
