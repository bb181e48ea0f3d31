/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.BitSet;
import java.util.List;
import org.contest.protocol.EventKind;

/** plocs: before a given subset of the program locations, as localization asks for (Yom-Tov 2007, section 3). */
final class Plocs implements NoisePlacement {

    private final int frequency;
    private final BitSet sites = new BitSet();

    Plocs(int frequency, List<Integer> list) {
        this.frequency = frequency;
        list.forEach(sites::set);
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        return site >= 0 && sites.get(site) ? frequency : 0;
    }
}
