/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.runtime.RunRandom;
import org.contest.runtime.classification.Classification;
import org.contest.runtime.model.ModelThread;

/** Where noise may hit a controlled thread (Fiedor 2014, section 4.1): which pending operations it may come before. */
enum NoisePlacement {
    /** Every event. */
    RANDOM_ALL {
        @Override
        boolean allows(ModelThread t, RunRandom random, Classification classes) {
            return true;
        }
    },
    /** Accesses of variables. */
    SHAREDVAR_ALL {
        @Override
        boolean allows(ModelThread t, RunRandom random, Classification classes) {
            return t.kind.isAccess();
        }
    },
    /** Accesses of one variable of each run, drawn by its location. */
    SHAREDVAR_ONE {
        @Override
        boolean allows(ModelThread t, RunRandom random, Classification classes) {
            return t.kind.isAccess() && EventTally.variable(t.kind, t.target, t.detail) % 4 == 0;
        }
    },
    /** Accesses only, writes more often. */
    READ_WRITE {
        @Override
        boolean allows(ModelThread t, RunRandom random, Classification classes) {
            return t.kind.isAccess() && (t.kind.isWrite() || random.chance(500));
        }
    },
    /** The visible operations (Stoller 2002, section 3). */
    VISIBLE_OPERATIONS {
        @Override
        boolean allows(ModelThread t, RunRandom random, Classification classes) {
            return t.kind.isVisible() || t.kind.isAccess() && !classes.isInvisible(t.site);
        }
    };

    abstract boolean allows(ModelThread t, RunRandom random, Classification classes);

    /** The placement with an option's name; those that need a history of earlier runs act as random-all. */
    static NoisePlacement of(String name) {
        String constant = name.replace('-', '_').replace('/', '_').toUpperCase(java.util.Locale.ROOT);
        for (NoisePlacement placement : values()) {
            if (placement.name().equals(constant)) {
                return placement;
            }
        }
        return RANDOM_ALL;
    }
}
