/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.findings;

import java.util.List;

/** What detectors and localization find, the most certain first: findings are listed in this order. */
public enum FindingKind {
    /** Program points at which noise makes a failure come, as localization has measured. */
    SUSPECT("suspect", "Suspect"),
    /** Two accesses of a variable, one of them a write, that no synchronization orders. */
    DATA_RACE("data-race", "Data race"),
    /** Locks that threads take in a circle. */
    POTENTIAL_DEADLOCK("potential-deadlock", "Potential deadlock"),
    /** Two accesses of one thread that belong together, and one of another thread between them. */
    ATOMICITY_VIOLATION("atomicity-violation", "Atomicity violation"),
    /** A variable was read before another thread first wrote it. */
    USE_BEFORE_INITIALIZATION("use-before-initialization", "Use before initialization"),
    /** A thread waits for a signal that came, and was lost, before. */
    NOTIFY_BEFORE_WAIT("notify-before-wait", "Notify before wait"),
    /** A shared variable that no lock protects all the time: a hint only, since there are other ways to be safe. */
    UNPROTECTED_VARIABLE("unprotected-variable", "Hint: unprotected variable");

    private final String text;
    private final String title;

    FindingKind(String text, String title) {
        this.text = text;
        this.title = title;
    }

    /** The name in files, in JSON and on the command line. */
    public String text() {
        return text;
    }

    /** The name for people. */
    public String title() {
        return title;
    }

    /** True for what is worth a look only: correct programs have it as well. */
    public boolean isHint() {
        return this == UNPROTECTED_VARIABLE || this == USE_BEFORE_INITIALIZATION;
    }

    /** True for what runs with noise have measured: no single run shows it. */
    public boolean isMeasured() {
        return this == SUSPECT;
    }

    /**
     * The kind with a {@link #text}.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static FindingKind of(String text) {
        for (FindingKind kind : values()) {
            if (kind.text.equals(text)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(
            "There is no kind of finding \"" + text + "\"; the kinds are " + String.join(", ", names()) + ".");
    }

    /** The texts of all kinds. */
    public static List<String> names() {
        return List.of(values()).stream().map(FindingKind::text).toList();
    }
}
