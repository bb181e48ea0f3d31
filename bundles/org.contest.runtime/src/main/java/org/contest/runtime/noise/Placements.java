/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.Arrays;

/** The one list of noise placement heuristics. */
public enum Placements {
    /** Before every event (Edelstein 2002). */
    RANDOM_ALL("random-all", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            int frequency = settings.frequency();
            return (t, kind, site, object) -> frequency;
        }
    },
    /** {@link SharedVarAll}. */
    SHARED_VAR_ALL("sharedVar-all", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new SharedVarAll(settings.frequency());
        }
    },
    /** {@link SharedVarOne}. */
    SHARED_VAR_ONE("sharedVar-one", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new SharedVarOne(settings.frequency());
        }
    },
    /** {@link Coverage}. */
    COVERAGE("coverage", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new Coverage(settings.frequency());
        }
    },
    /** {@link ReadWrite}. */
    READ_WRITE("read-write", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new ReadWrite(settings.frequency(), settings.seed());
        }
    },
    /** {@link Pattern}. */
    PATTERN("pattern", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new Pattern(settings.frequency());
        }
    },
    /** {@link VisibleOperations}. */
    VISIBLE_OPERATIONS("visible-operations", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new VisibleOperations(settings.frequency());
        }
    },
    /** {@link History}. */
    HISTORY("history", true) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new History(settings.frequency());
        }
    },
    /** {@link Plocs}. */
    PLOCS("plocs", false) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return new Plocs(settings.frequency(), parameter);
        }
    },
    /** {@link RandomPerRun}. */
    RANDOM_PER_RUN(RandomPerRun.NAME, false) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return Placements.create(RandomPerRun.draw(settings));
        }
    },
    /** No noise. */
    NO_NOISE(Placements.NONE, false) {
        @Override
        NoisePlacement create(NoiseSettings settings, String parameter) {
            return SILENCE;
        }
    };

    /** Name of the placement that makes no noise. */
    static final String NONE = "none";
    /** The placement that makes no noise. */
    static final NoisePlacement SILENCE = (t, kind, site, object) -> 0;

    private final String text;
    private final boolean drawn;

    Placements(String text, boolean drawn) {
        this.text = text;
        this.drawn = drawn;
    }

    abstract NoisePlacement create(NoiseSettings settings, String parameter);

    /** The name as an option gives it. */
    public String text() {
        return text;
    }

    /** The names that random-per-run draws from. */
    static String[] drawn() {
        return Arrays.stream(values()).filter(p -> p.drawn).map(Placements::text).toArray(String[]::new);
    }

    /**
     * The placement that settings ask for.
     *
     * @throws IllegalArgumentException with a plain sentence that lists the names there are
     */
    static NoisePlacement create(NoiseSettings settings) {
        String name = settings.placement();
        int colon = name.indexOf(':');
        String head = colon < 0 ? name : name.substring(0, colon);
        for (Placements placement : values()) {
            if (placement.text.equals(head)) {
                return placement.create(settings, colon < 0 ? "" : name.substring(colon + 1));
            }
        }
        throw new IllegalArgumentException("There is no noise placement \"" + name + "\". There are: "
            + String.join(", ", Arrays.stream(values()).map(Placements::text).toList()) + '.');
    }
}
