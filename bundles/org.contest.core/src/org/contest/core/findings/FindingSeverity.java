/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import org.contest.core.ContestTools;
import org.contest.protocol.findings.FindingKind;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Platform;

/** How severe the marker of a finding is, by the preferences of the user. */
public enum FindingSeverity {

    /** Data races, atomicity violations, uses before initialization. */
    RACES("severity.races", IMarker.SEVERITY_WARNING), //$NON-NLS-1$

    /** Potential deadlocks, lost signals. */
    LOCKS("severity.locks", IMarker.SEVERITY_WARNING), //$NON-NLS-1$

    /** Variables that no lock protects all the time. */
    HINTS("severity.hints", IMarker.SEVERITY_INFO); //$NON-NLS-1$

    /** The value of the preference that wants no marker. */
    public static final int NONE = -1;

    private final String key;
    private final int normal;

    FindingSeverity(String key, int normal) {
        this.key = key;
        this.normal = normal;
    }

    /** The key of the preference, in the node of this bundle. */
    public String key() {
        return key;
    }

    /** What holds until the user decides. */
    public int normal() {
        return normal;
    }

    /** As a marker has it; negative for no marker. */
    static int of(FindingKind kind) {
        FindingSeverity severity = switch (kind) {
        case DATA_RACE, ATOMICITY_VIOLATION, USE_BEFORE_INITIALIZATION, SUSPECT -> RACES;
        case POTENTIAL_DEADLOCK, NOTIFY_BEFORE_WAIT -> LOCKS;
        default -> HINTS;
        };
        String value = Platform.getPreferencesService().getString(ContestTools.ID, severity.key, "", null);
        return value == null || value.isEmpty() ? severity.normal : Integer.parseInt(value);
    }
}
