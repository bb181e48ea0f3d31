/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.runtime.RunRandom;

/**
 * How strong noise is.
 *
 * @param most in the unit of the seeding
 * @param fixed true when it is always that, and not up to it
 */
public record Strength(int most, boolean fixed) {

    /** The strength of one noise; at least 1. */
    public int draw(RunRandom random) {
        int bound = Math.max(1, most);
        return fixed ? bound : 1 + random.nextInt(bound);
    }
}
