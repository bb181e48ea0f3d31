/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug;

import org.eclipse.osgi.util.NLS;

/** The sentences of launches. */
final class Messages extends NLS {

    public static String changed;

    static {
        NLS.initializeMessages("org.contest.debug.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
