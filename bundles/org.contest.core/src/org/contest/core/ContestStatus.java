/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core;

import org.contest.core.internal.Messages;
import org.contest.engine.model.EngineException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** Everything that ConTest in Eclipse may complain of: what, where, what to do; each with its own code. */
public enum ContestStatus {

    /** No project is named. */
    NO_PROJECT(5001, Messages.status_noProject),

    /** The named project is not in the workspace, or closed. */
    PROJECT_MISSING(5002, Messages.status_projectMissing),

    /** The named project is not a Java project. */
    NOT_A_JAVA_PROJECT(5003, Messages.status_notAJavaProject),

    /** No class is named. */
    NO_TYPE(5004, Messages.status_noType),

    /** The named class is not in the project. */
    TYPE_MISSING(5005, Messages.status_typeMissing),

    /** The named class has no main method. */
    NO_MAIN(5006, Messages.status_noMain),

    /** The JRE is older than 17. */
    JRE_TOO_OLD(5007, Messages.status_jreTooOld),

    /** An option of the campaign has an impossible value. */
    BAD_OPTION(5008, Messages.status_badOption),

    /** The engine refused: its own sentence says why. */
    ENGINE(5009, Messages.status_engine),

    /** The launch configuration that a campaign came from is gone. */
    CONFIGURATION_MISSING(5010, Messages.status_configurationMissing),

    /** A failure has no trace, so that it cannot be replayed. */
    NO_TRACE(5011, Messages.status_noTrace),

    /** The source of a stack frame is not in the workspace. */
    NO_SOURCE(5012, Messages.status_noSource),

    /** A campaign folder could not be read, written or deleted. */
    CAMPAIGN_FILES(5013, Messages.status_campaignFiles),

    /** The selection holds nothing that can be stressed. */
    NOTHING_TO_STRESS(5014, Messages.status_nothingToStress),

    /** The health gate refused the verdict of a campaign. */
    HEALTH_REFUSED(5015, Messages.status_healthRefused),

    /** No test class is named. */
    NO_TEST_TYPE(5016, Messages.status_noTestType),

    /** The named test method is not in its class. */
    METHOD_MISSING(5017, Messages.status_methodMissing),

    /** The named package, source folder or project is gone. */
    CONTAINER_MISSING(5018, Messages.status_containerMissing),

    /** The named container holds no test. */
    NO_TESTS(5019, Messages.status_noTests),

    /** A file to import is no campaign. */
    IMPORT(5020, Messages.status_import),

    /** The run has no trace, so that it cannot be replayed. */
    NO_RUN_TRACE(5021, Messages.status_noRunTrace),

    /** A report of a campaign could not be made. */
    REPORT(5022, Messages.status_report),

    /** What is selected is of several projects, but a campaign has one class path. */
    SEVERAL_PROJECTS(5023, Messages.status_severalProjects),

    /** The program of a trace is neither where it was recorded nor in a project. */
    PROGRAM_MISSING(5024, Messages.status_programMissing),

    /** The class that a replay would begin with is gone. */
    REPLAYED_TYPE_MISSING(5025, Messages.status_replayedTypeMissing),

    /** A report was made, and there is no browser for it. */
    NO_BROWSER(5026, Messages.status_noBrowser),

    /** The JVM of a replay could not be started, or ended before its first event. */
    REPLAY_LOST(5050, Messages.status_replayLost);

    private final int code;
    private final String message;

    ContestStatus(int code, String message) {
        this.code = code;
        this.message = message;
    }

    /** The code that the status carries. */
    public int code() {
        return code;
    }

    /** An error without cause. */
    public IStatus status(Object... arguments) {
        return because(null, arguments);
    }

    /** An error with its cause. */
    public IStatus because(@Nullable Throwable cause, Object... arguments) {
        return new Status(IStatus.ERROR, ContestTools.ID, code, NLS.bind(message, arguments), cause);
    }

    /** An error to throw. */
    public CoreException exception(Object... arguments) {
        return new CoreException(status(arguments));
    }

    /** What the engine says, as a status. */
    public static IStatus of(EngineException refusal) {
        return ENGINE.because(refusal.getCause(), String.valueOf(refusal.getMessage()));
    }
}
