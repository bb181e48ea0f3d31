/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.process;

import org.eclipse.osgi.util.NLS;

/** The sentences of this bundle. */
final class Messages extends NLS {

    public static String replay_console;
    public static String replay_stopped;
    public static String replay_unread;

    static {
        NLS.initializeMessages("org.contest.debug.process.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
