/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.eclipse.osgi.util.NLS;

/** The sentences of this bundle. */
final class Messages extends NLS {

    public static String accesses_event;
    public static String accesses_nowhere;
    public static String branch;
    public static String branch_debug;
    public static String branch_message;
    public static String branch_none;
    public static String branch_run;
    public static String branch_scheduler;
    public static String branch_thread;
    public static String branch_title;
    public static String changed;
    public static String changed_cancel;
    public static String changed_replay;
    public static String changed_title;
    public static String column_number;
    public static String column_target;
    public static String column_where;
    public static String empty;
    public static String events;
    public static String explain;
    public static String explain_reading;
    public static String explain_run;
    public static String explain_trying;
    public static String filter;
    public static String filter_hint;
    public static String head_ended;
    public static String head_failed;
    public static String head_failed_last;
    public static String head_left;
    public static String head_reading;
    public static String head_running;
    public static String head_going_back;
    public static String head_stopped;
    public static String held;
    public static String here;
    public static String meets;
    public static String next;
    public static String next_write_event;
    public static String next_write_nowhere;
    public static String notStarted;
    public static String no_more;
    public static String no_swap;
    public static String other_threads;
    public static String read;
    public static String tab_explanation;
    public static String tab_lanes;
    public static String tab_table;
    public static String where_from;
    public static String where_from_event;
    public static String where_from_local;
    public static String where_from_nowhere;
    public static String written;

    static {
        NLS.initializeMessages("org.contest.debug.ui.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
