/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.core.ContestStatus;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.contest.ui.saturation.SaturationView;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.handlers.HandlerUtil;

/** Saves the curves as a picture or as comma separated values, by the name that the user gives. */
public final class SaveCurvesHandler extends AbstractHandler {

    private static final String CSV = ".csv"; //$NON-NLS-1$
    private static final String SVG = ".svg"; //$NON-NLS-1$

    @Override
    public Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof SaturationView view) {
            FileDialog dialog = new FileDialog(HandlerUtil.getActiveShell(event), SWT.SAVE);
            dialog.setText(Messages.saturation_save);
            dialog.setOverwrite(true);
            dialog.setFileName("coverage.png"); //$NON-NLS-1$
            dialog.setFilterExtensions(new String[] {"*.png", "*.svg", "*.csv"});
            String chosen = dialog.open();
            if (chosen != null) {
                save(view, chosen);
            }
        }
        return null;
    }

    private static void save(SaturationView view, String file) {
        String text = file.endsWith(CSV) ? view.csv() : file.endsWith(SVG) ? view.svg() : null;
        if (text == null) {
            view.savePicture(file);
            return;
        }
        try {
            Files.writeString(Path.of(file), text);
        } catch (IOException e) {
            Errors.show(ContestStatus.CAMPAIGN_FILES.because(e, file, e.getMessage()));
        }
    }
}
