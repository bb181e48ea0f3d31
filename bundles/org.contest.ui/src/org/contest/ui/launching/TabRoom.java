/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/** Makes the launch dialog as wide as its tabs need: in the size in which it opens first, some are in a menu. */
final class TabRoom {

    /** Around the image and the text of a tab. */
    private static final int AROUND = 22;

    private TabRoom() {
    }

    /** Widens the dialog of a page, when it is drawn first, where it hides tabs and the screen has room for them. */
    static void make(Control page) {
        page.addListener(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                page.removeListener(SWT.Paint, this);
                CTabFolder folder = folder(page);
                if (folder != null) {
                    page.getDisplay().asyncExec(() -> widen(folder));
                }
            }
        });
    }

    private static @Nullable CTabFolder folder(Control page) {
        Composite parent = page.getParent();
        while (parent != null && !(parent instanceof CTabFolder)) {
            parent = parent.getParent();
        }
        return (CTabFolder) parent;
    }

    /** The tree beside the tabs gets its share of the new room. */
    private static void widen(CTabFolder folder) {
        if (folder.isDisposed() || folder.getSize().x == 0) {
            return;
        }
        int missing = needed(folder) - folder.getSize().x;
        Shell dialog = folder.getShell();
        int most = dialog.getMonitor().getClientArea().width;
        int width = Math.min(most, dialog.getSize().x + missing * dialog.getSize().x / folder.getSize().x);
        if (missing > 0 && width > dialog.getSize().x) {
            int left = Math.max(0, Math.min(dialog.getLocation().x, most - width));
            dialog.setBounds(left, dialog.getLocation().y, width, dialog.getSize().y);
        }
    }

    private static int needed(CTabFolder folder) {
        GC gc = new GC(folder);
        int needed = AROUND;
        for (CTabItem item : folder.getItems()) {
            int image = item.getImage() == null ? 0 : item.getImage().getBounds().width;
            needed += gc.textExtent(item.getText(), SWT.DRAW_MNEMONIC).x + image + AROUND;
        }
        gc.dispose();
        return needed;
    }
}
