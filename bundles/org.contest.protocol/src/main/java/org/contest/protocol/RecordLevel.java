/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.RunOptions.Key;

/** How much of a run its trace holds. */
public enum RecordLevel {
    /** Nothing. */
    NONE("none"),
    /** Synchronization, and threads that begin and end. */
    SYNC("sync"),
    /** Shared accesses as well. */
    FULL("full");

    private final String text;

    RecordLevel(String text) {
        this.text = text;
    }

    /**
     * The level that the options ask for.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none of that name
     */
    public static RecordLevel of(RunOptions options) {
        for (RecordLevel level : values()) {
            if (level.isAskedBy(options)) {
                return level;
            }
        }
        throw new IllegalArgumentException("There is no recording level \"" + options.get(Key.RECORD)
            + "\". There are: " + String.join(", ", names()) + ".");
    }

    /** The names of all levels. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (RecordLevel level : values()) {
            names.add(level.text);
        }
        return names;
    }

    /** The name, as in options and in the header of a trace. */
    public String text() {
        return text;
    }

    /** True when the options ask for this level. */
    public boolean isAskedBy(RunOptions options) {
        return options.get(Key.RECORD).equals(text);
    }

    /** True when events of this kind are in a trace of this level. */
    public boolean records(EventKind kind) {
        return this == FULL || this == SYNC && kind.category() != EventKind.Category.ACCESS;
    }
}
