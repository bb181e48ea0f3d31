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
    public static String campaigns_filter;
    public static String campaigns_finished;
    public static String campaigns_first;
    public static String campaigns_inconclusive;
    public static String campaigns_loading;
    public static String campaigns_name;
    public static String campaigns_noFailure;
    public static String campaigns_rate;
    public static String campaigns_reproduced;
    public static String campaigns_running;
    public static String campaigns_runningLeft;
    public static String campaigns_runs;
    public static String campaigns_starting;
    public static String campaigns_timing;
    public static String campaigns_unfinished;
    public static String campaigns_verdict;
    public static String compare_message;
    public static String compare_names;
    public static String compare_title;
    public static String delete_question;
    public static String delete_questions;
    public static String delete_running;
    public static String delete_title;
    public static String example_description;
    public static String example_project;
    public static String example_title;
    public static String example_window;
    public static String failure_cycleTab;
    public static String failure_does;
    public static String failure_empty;
    public static String failure_folded;
    public static String failure_noOutput;
    public static String failure_none;
    public static String failure_oneFolded;
    public static String failure_order;
    public static String failure_orderTip;
    public static String failure_outputTab;
    public static String failure_reading;
    public static String failure_replay;
    public static String failure_replayTip;
    public static String failure_since;
    public static String failure_textTab;
    public static String failure_thread;
    public static String failure_where;
    public static String findings_calledBy;
    public static String findings_empty;
    public static String findings_first;
    public static String findings_firstRun;
    public static String findings_locks;
    public static String findings_many;
    public static String findings_noLock;
    public static String findings_one;
    public static String findings_oneLock;
    public static String findings_reading;
    public static String findings_runs;
    public static String findings_second;
    public static String findings_sentence;
    public static String findings_showSuppressed;
    public static String findings_stale;
    public static String findings_state;
    public static String findings_suppress;
    public static String findings_suppressFix;
    public static String findings_suppressTip;
    public static String findings_variable;
    public static String findings_what;
    public static String fix_atomic;
    public static String fix_atomicMore;
    public static String fix_order;
    public static String fix_orderMore;
    public static String fix_synchronize;
    public static String fix_synchronizeMore;
    public static String fix_volatile;
    public static String fix_volatileMore;
    public static String graph_empty;
    public static String graph_fit;
    public static String graph_fitTip;
    public static String graph_in;
    public static String graph_locks;
    public static String graph_noTrace;
    public static String graph_orderOf;
    public static String graph_out;
    public static String graph_pairs;
    public static String graph_reading;
    public static String graph_save;
    public static String graph_saveTip;
    public static String graph_search;
    public static String goOn_question;
    public static String goOn_title;
    public static String goOn_wrong;
    public static String history_configurations;
    public static String import_title;
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
    public static String options_coverage;
    public static String options_message;
    public static String options_metrics;
    public static String options_name;
    public static String options_noise;
    public static String options_noiseUnused;
    public static String options_noiseUsed;
    public static String options_runs;
    public static String options_verdict;
    public static String output_none;
    public static String output_title;
    public static String preferences_description;
    public static String preferences_error;
    public static String preferences_findings;
    public static String preferences_hints;
    public static String preferences_ignore;
    public static String preferences_info;
    public static String preferences_locks;
    public static String preferences_openViews;
    public static String preferences_races;
    public static String preferences_warning;
    public static String report_job;
    public static String runs_configuration;
    public static String runs_events;
    public static String runs_number;
    public static String runs_outcome;
    public static String runs_scheduler;
    public static String runs_seconds;
    public static String runs_seed;
    public static String saturation_allSeen;
    public static String saturation_alone;
    public static String saturation_axisTip;
    public static String saturation_byRuns;
    public static String saturation_byTime;
    public static String saturation_compareTip;
    public static String saturation_covered;
    public static String saturation_coveredColumn;
    public static String saturation_dashed;
    public static String saturation_empty;
    public static String saturation_failure;
    public static String saturation_failures;
    public static String saturation_growing;
    public static String saturation_grows;
    public static String saturation_inPercent;
    public static String saturation_inTasks;
    public static String saturation_interval;
    public static String saturation_mark;
    public static String saturation_metric;
    public static String saturation_none;
    public static String saturation_ofWorld;
    public static String saturation_otherAt;
    public static String saturation_percent;
    public static String saturation_run;
    public static String saturation_runs;
    public static String saturation_saturated;
    public static String saturation_saturatedColumn;
    public static String saturation_scaleTip;
    public static String saturation_seconds;
    public static String saturation_soFar;
    public static String saturation_tasksAt;
    public static String saturation_unseen;
    public static String saturation_unseenColumn;
    public static String saturation_waiting;
    public static String saturation_with;
    public static String scope_add;
    public static String scope_choose;
    public static String scope_exclude;
    public static String scope_include;
    public static String scope_message;
    public static String scope_name;
    public static String scope_packages;
    public static String scope_pattern;
    public static String scope_remove;
    public static String scope_wrong;
    public static String shortcut_message;
    public static String shortcut_title;
    public static String tasks_aim;
    public static String tasks_aimTip;
    public static String tasks_allMetrics;
    public static String tasks_alone;
    public static String tasks_changed;
    public static String tasks_changes;
    public static String tasks_class;
    public static String tasks_compareTip;
    public static String tasks_covered;
    public static String tasks_detail;
    public static String tasks_empty;
    public static String tasks_filterTip;
    public static String tasks_first;
    public static String tasks_firstRun;
    public static String tasks_metric;
    public static String tasks_metricTip;
    public static String tasks_noSource;
    public static String tasks_nothing;
    public static String tasks_reading;
    public static String tasks_runs;
    public static String tasks_second;
    public static String tasks_sentence;
    public static String tasks_uncovered;
    public static String tasks_variable;
    public static String tasks_words;

    static {
        NLS.initializeMessages("org.contest.ui.internal.messages", Messages.class); //$NON-NLS-1$
    }

    private Messages() {
    }
}
