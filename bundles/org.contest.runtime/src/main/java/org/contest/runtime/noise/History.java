/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.EventKind;

/**
 * history: considers when the thread was interrupted last, so that long uninterrupted stretches stay likely
 * (Edelstein 2002, conclusion). After each noise a stretch without any is drawn: 1 to 2^15 events, every order of
 * magnitude equally likely.
 */
final class History implements NoisePlacement {

    private static final int MOST_DOUBLINGS = 16;

    private final int frequency;

    History(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (t.quiet > 0) {
            t.quiet--;
            return 0;
        }
        if (!t.random.chance(frequency)) {
            return 0;
        }
        t.quiet = t.random.nextInt(1 << t.random.nextInt(MOST_DOUBLINGS));
        return 1000;
    }
}
