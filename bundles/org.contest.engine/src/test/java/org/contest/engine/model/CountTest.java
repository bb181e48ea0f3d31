/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountTest {

    @Test
    void slow_runs_are_told_in_seconds_of_each() {
        assertEquals("42.0 s a run", Count.rate(1 / 42.0));
        assertEquals("1.0 runs/s", Count.rate(1));
        assertEquals("117.0 runs/s", Count.rate(117));
        assertEquals("0.0 runs/s", Count.rate(0));
    }
}
