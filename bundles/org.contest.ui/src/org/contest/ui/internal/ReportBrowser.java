/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.contest.core.ContestStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** Opens a report as the user has chosen; where no browser is, the refusal says where the report is. */
public final class ReportBrowser {

    private static final String BROWSERS = "org.eclipse.ui.browser"; //$NON-NLS-1$
    private static final String BROWSER = "org.contest.ui.report"; //$NON-NLS-1$

    private ReportBrowser() {
    }

    /** Without a bundle for browsers the workbench itself would try Firefox alone. */
    public static void open(Path report) throws CoreException {
        if (Platform.getBundle(BROWSERS) == null) {
            launch(report, Program::launch);
            return;
        }
        try {
            PlatformUI.getWorkbench().getBrowserSupport().createBrowser(BROWSER).openURL(report.toUri().toURL());
        } catch (PartInitException | MalformedURLException e) {
            throw new CoreException(ContestStatus.NO_BROWSER.because(e, report));
        }
    }

    /**
     * Opens a report by a program of the desktop.
     *
     * @param program opens an address, or gives false
     */
    public static void launch(Path report, Predicate<String> program) throws CoreException {
        if (!program.test(report.toUri().toString())) {
            throw ContestStatus.NO_BROWSER.exception(report);
        }
    }
}
