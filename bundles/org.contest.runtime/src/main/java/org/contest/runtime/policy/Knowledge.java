/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.IntIndex;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.sites.SiteKeys;

/** What earlier runs have shown, as a run is told it: see {@link org.contest.protocol.lessons.Lessons}. Immutable. */
final class Knowledge {

    /** Nothing is known. */
    static final Knowledge NONE = new Knowledge("");

    private static final byte VISIBLE = 1;
    private static final byte INVISIBLE = 2;

    /** What the last run of this JVM was told, and the file that it was in. */
    private static volatile Knowledge latest = NONE;
    private static volatile String latestFile = "";

    /** By grain: coarse, fine; for each scope of switches. */
    private final long[] steps = new long[2 * SwitchScope.values().length];
    private EventTally tally;
    private final IntIndex invisible = new IntIndex();
    /** By site, 0 until it is asked for. */
    private byte[] bySite = new byte[256];

    Knowledge(String text) {
        for (String line : text.isEmpty() ? new String[0] : text.split("\n")) {
            String[] words = line.split(" ");
            switch (words[0]) {
            case "steps" -> steps[Integer.parseInt(words[1])] = Long.parseLong(words[2]);
            case "tally" -> tally = EventTally.parse(line);
            case "invisible" -> {
                for (int i = 1; i < words.length; i++) {
                    invisible.of(Integer.parseInt(words[i]));
                }
            }
            default -> throw new IllegalArgumentException(line);
            }
        }
    }

    /**
     * What the options tell.
     *
     * @throws IllegalArgumentException with a plain sentence when their file cannot be used
     */
    static Knowledge of(RunOptions options) {
        String file = options.get(Key.LESSONS);
        if (file.isEmpty()) {
            return NONE;
        }
        if (!file.equals(latestFile)) {
            try {
                latest = new Knowledge(Files.readString(Path.of(file)));
                latestFile = file;
            } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new IllegalArgumentException("What earlier runs have shown, " + file + ", cannot be read (" + e
                    + "). Begin a new campaign.", e);
            }
        }
        return latest;
    }

    /** The steps of a run of a grain, 0 when none is known. */
    long steps(int grain) {
        return steps[grain];
    }

    /** What a run did, or null. */
    EventTally tally() {
        return tally;
    }

    /** True when earlier runs came by, and none has shown the variable unprotected: no visible operation. */
    boolean isInvisible(int site) {
        if (site < 0) {
            return false;
        }
        if (site >= bySite.length) {
            bySite = Arrays.copyOf(bySite, Math.max(site + 1, bySite.length * 2));
        }
        if (bySite[site] == 0) {
            bySite[site] = invisible.find(SiteKeys.of(site)) >= 0 ? INVISIBLE : VISIBLE;
        }
        return bySite[site] == INVISIBLE;
    }
}
