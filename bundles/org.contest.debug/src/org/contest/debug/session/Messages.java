/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import org.eclipse.osgi.util.NLS;

/** The sentences of sessions. */
final class Messages extends NLS {

    public static String branch_description;
    public static String branch_fails;
    public static String branch_infeasible;
    public static String branch_passes;
    public static String branch_run;
    public static String died;
    public static String stuck_all;
    public static String stuck_cycle;
    public static String stuck_live;
    public static String stuck_lost;
    public static String stuck_none;
    public static String stuck_waits;

    static {
        NLS.initializeMessages("org.contest.debug.session.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
