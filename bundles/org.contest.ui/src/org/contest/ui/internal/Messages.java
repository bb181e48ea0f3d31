/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** The texts of this bundle. */
@NonNullByDefault({})
public final class Messages extends NLS {

    public static String campaigns_cancelled;
    public static String campaigns_empty;
    public static String campaigns_failure;
    public static String campaigns_first;
    public static String campaigns_inconclusive;
    public static String campaigns_name;
    public static String campaigns_rate;
    public static String campaigns_reproduced;
    public static String campaigns_running;
    public static String campaigns_runningLeft;
    public static String campaigns_runs;
    public static String campaigns_starting;
    public static String campaigns_state;
    public static String campaigns_timing;
    public static String delete_question;
    public static String delete_running;
    public static String delete_title;
    public static String example_description;
    public static String example_project;
    public static String example_title;
    public static String example_window;
    public static String history_configurations;
    public static String main_allMethods;
    public static String main_browse;
    public static String main_chooseContainer;
    public static String main_chooseMethod;
    public static String main_chooseProgram;
    public static String main_chooseProject;
    public static String main_chooseTest;
    public static String main_container;
    public static String main_mainType;
    public static String main_method;
    public static String main_name;
    public static String main_ofContainer;
    public static String main_ofProgram;
    public static String main_ofTest;
    public static String main_project;
    public static String main_search;
    public static String main_testType;
    public static String options_message;
    public static String options_name;
    public static String options_noise;
    public static String options_oracle;
    public static String options_record;
    public static String options_scope;
    public static String options_search;
    public static String options_stop;
    public static String preferences_description;
    public static String preferences_openViews;
    public static String runs_configuration;
    public static String runs_events;
    public static String runs_number;
    public static String runs_outcome;
    public static String runs_scheduler;
    public static String runs_seconds;
    public static String runs_seed;
    public static String saturation_campaign;
    public static String saturation_covered;
    public static String saturation_empty;
    public static String saturation_failure;
    public static String saturation_failures;
    public static String saturation_growing;
    public static String saturation_mark;
    public static String saturation_none;
    public static String saturation_run;
    public static String saturation_runs;
    public static String saturation_saturated;
    public static String saturation_tasks;
    public static String saturation_tasksAt;
    public static String saturation_waiting;
    public static String shortcut_message;
    public static String shortcut_title;

    static {
        NLS.initializeMessages("org.contest.ui.internal.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
