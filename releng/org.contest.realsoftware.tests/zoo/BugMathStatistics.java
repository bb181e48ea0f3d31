/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: org.apache.commons:commons-math3:3.0
import org.apache.commons.math3.stat.descriptive.SynchronizedSummaryStatistics;

/** Synchronized statistics that are compared lock the one, then the other. */
public class BugMathStatistics {

    public static void main(String[] args) throws Exception {
        SynchronizedSummaryStatistics left = new SynchronizedSummaryStatistics();
        SynchronizedSummaryStatistics right = new SynchronizedSummaryStatistics();
        left.addValue(1);
        right.addValue(1);
        Together.run(2, i -> Together.check(i == 0 ? left.equals(right) : right.equals(left), i));
    }
}
