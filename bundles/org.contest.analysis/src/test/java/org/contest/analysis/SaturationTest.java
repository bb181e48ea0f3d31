/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class SaturationTest {

    @Test
    void late_growth_asks_for_more_patience() {
        assertNull(Saturation.DEFAULT.at(0, 1000));
        assertNull(Saturation.DEFAULT.at(10, 209));
        assertEquals(10, Saturation.DEFAULT.at(10, 210));
        assertNull(Saturation.DEFAULT.at(500, 999));
        assertEquals(500, Saturation.DEFAULT.at(500, 1000));
    }

    @Test
    void a_given_window_is_as_long_as_it_says() {
        Saturation saturation = new Saturation(50, 0);
        assertNull(saturation.at(500, 549));
        assertEquals(500, saturation.at(500, 550));
    }

    @Test
    void growth_of_up_to_epsilon_does_not_count() {
        assertEquals(100, Saturation.DEFAULT.enough(100));
        assertEquals(95, new Saturation(50, 5).enough(100));
        assertEquals(1, new Saturation(50, 5).enough(1));
    }
}
