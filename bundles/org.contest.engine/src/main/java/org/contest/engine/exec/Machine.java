/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.lang.management.ManagementFactory;

/** The machine that all runs share. */
public final class Machine {

    private static final int BUSY = 3;

    private Machine() {
    }

    /** True when it has much more to do than it can: how long something takes says little then. */
    public static boolean isBusy() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return system.getSystemLoadAverage() > (double) BUSY * system.getAvailableProcessors();
    }
}
