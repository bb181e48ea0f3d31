/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core;

import java.util.Locale;
import org.contest.core.internal.Messages;
import org.eclipse.osgi.util.NLS;

/** Numbers in words, with the right plural and with separators of thousands. */
public final class Count {

    private Count() {
    }

    /** A number by itself. */
    public static String of(long number) {
        return String.format(Locale.ROOT, "%,d", number); //$NON-NLS-1$
    }

    /** A number of runs. */
    public static String runs(long number) {
        return number == 1 ? Messages.count_run : NLS.bind(Messages.count_runs, of(number));
    }

    /** How fast runs are: of slow ones, how long each takes. */
    public static String rate(double runsPerSecond) {
        boolean slow = runsPerSecond > 0 && runsPerSecond < 1;
        return NLS.bind(slow ? Messages.count_secondsPerRun : Messages.count_runsPerSecond,
            String.format(Locale.ROOT, "%,.1f", slow ? 1 / runsPerSecond : runsPerSecond)); //$NON-NLS-1$
    }

    /** A number of distinct failures. */
    public static String failures(long number) {
        return number == 1 ? Messages.count_failure : NLS.bind(Messages.count_failures, of(number));
    }
}
