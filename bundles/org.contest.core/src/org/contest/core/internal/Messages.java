/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.internal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** The sentences of this bundle. */
@NonNullByDefault({})
public final class Messages extends NLS {

    public static String about_began;
    public static String about_classes;
    public static String about_ended;
    public static String about_events;
    public static String about_failed;
    public static String about_folder;
    public static String about_gate;
    public static String about_healthy;
    public static String about_inconclusive;
    public static String about_launch;
    public static String about_lost;
    public static String about_passed;
    public static String about_program;
    public static String about_running;
    public static String about_scheduler;
    public static String about_schedules;
    public static String about_seed;
    public static String about_skipped;
    public static String about_unfinished;
    public static String campaign_notReadable;
    public static String compare_covered;
    public static String compare_failing;
    public static String compare_rate;
    public static String compare_runs;
    public static String compare_tasks;
    public static String compare_tasksOfOne;
    public static String console_campaign;
    public static String console_failed;
    public static String console_failure;
    public static String console_health;
    public static String console_output;
    public static String console_passed;
    public static String console_stopped;
    public static String console_summary;
    public static String console_withoutFailure;
    public static String failure_allWaiting;
    public static String failure_cycle;
    public static String failure_deadlock;
    public static String failure_exit;
    public static String failure_first;
    public static String failure_hang;
    public static String failure_inTest;
    public static String failure_led;
    public static String failure_lostSignal;
    public static String failure_noScheduler;
    public static String failure_often;
    public static String failure_timing;
    public static String failure_unconfirmed;
    public static String finding_marker;
    public static String finding_stale;
    public static String graph_cycle;
    public static String graph_mostPairs;
    public static String graph_noCycle;
    public static String graph_noNesting;
    public static String graph_operation;
    public static String graph_order;
    public static String graph_pairs;
    public static String graph_takenAt;
    public static String graph_waits;
    public static String count_campaigns;
    public static String count_failure;
    public static String count_failures;
    public static String count_run;
    public static String count_runs;
    public static String count_runsPerSecond;
    public static String count_secondsPerRun;
    public static String import_noDatabase;
    public static String import_noZip;
    public static String job_begin;
    public static String job_debugReplay;
    public static String job_delete;
    public static String job_export;
    public static String job_import;
    public static String job_load;
    public static String job_localize;
    public static String job_markers;
    public static String job_progress;
    public static String job_progressFailures;
    public static String job_secondsLeft;
    public static String job_stress;
    public static String job_tasks;
    public static String place_classPath;
    public static String place_project;
    public static String process_label;
    public static String replay_diverged;
    public static String replay_none;
    public static String replay_other;
    public static String replay_same;
    public static String status_badOption;
    public static String status_campaignFiles;
    public static String status_configurationMissing;
    public static String status_containerMissing;
    public static String status_engine;
    public static String status_healthRefused;
    public static String status_import;
    public static String status_jreTooOld;
    public static String status_methodMissing;
    public static String status_noBrowser;
    public static String status_noMain;
    public static String status_noProject;
    public static String status_noRunTrace;
    public static String status_noSource;
    public static String status_noTestType;
    public static String status_noTests;
    public static String status_noTrace;
    public static String status_programMissing;
    public static String status_replayLost;
    public static String status_replayedTypeMissing;
    public static String status_noType;
    public static String status_notAJavaProject;
    public static String status_nothingToStress;
    public static String status_projectMissing;
    public static String status_report;
    public static String status_severalProjects;
    public static String status_typeMissing;
    public static String target_defaultPackage;
    public static String target_search;
    public static String target_several;
    public static String task_aimed;
    public static String target_inProject;
    public static String task_onlyHere;
    public static String task_onlyThere;
    public static String thread_ended;
    public static String thread_failed;
    public static String thread_last;
    public static String thread_nothing;
    public static String thread_threw;
    public static String thread_unnamed;

    static {
        NLS.initializeMessages("org.contest.core.internal.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
