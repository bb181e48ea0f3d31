/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.console.ConsoleColorProvider;
import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Connects the console of a campaign so that it does not come to the front with each line: it shares its place with the
 * list of campaigns, which tells the same and more. Where the views of a campaign do not open, it does as others.
 */
@NonNullByDefault({})
public final class QuietConsole extends ConsoleColorProvider {

    /** JDT makes stack traces in consoles of this process type hyperlinks. */
    private static final String JAVA = "java"; //$NON-NLS-1$

    @Override
    public void connect(IProcess process, IConsole console) {
        process.setAttribute(IProcess.ATTR_PROCESS_TYPE, JAVA);
        IStreamsProxy streams = process.getStreamsProxy();
        if (streams == null || !ViewOpener.isOpening()) {
            super.connect(process, console);
            return;
        }
        console.connect(streams.getErrorStreamMonitor(), IDebugUIConstants.ID_STANDARD_ERROR_STREAM);
        console.connect(streams.getOutputStreamMonitor(), IDebugUIConstants.ID_STANDARD_OUTPUT_STREAM);
    }
}
