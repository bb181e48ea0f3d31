/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.NumberSet;

/**
 * plocs: before a given subset of the program locations, as localization asks for (Yom-Tov 2007, section 3). A call of
 * a library is at its location in own code, too.
 */
final class Plocs implements NoisePlacement {

    private final int frequency;
    private final NumberSet sites = new NumberSet();

    Plocs(int frequency, List<Integer> list) {
        this.frequency = frequency;
        list.forEach(sites::add);
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        return sites.contains(site) || sites.contains(t.call) ? frequency : 0;
    }

    @Override
    public boolean usesCalls() {
        return true;
    }
}
