/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.function.Consumer;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.TaskTable;

/** The closed worlds of the metrics of methods. */
final class MethodWorlds {

    static final String INTERRUPTED = "interrupted";
    static final String NOT_INTERRUPTED = "not interrupted";

    /** Two tasks for each method. */
    static final World INTERRUPTIONS = new World() {
        @Override
        public long size(int methods) {
            return 2L * methods;
        }

        @Override
        public void each(int[] methods, Identities identities, Consumer<int[]> tuples) {
            int[] tuple = new int[TaskTable.WIDTH];
            for (int method : methods) {
                tuple[TaskTable.LOCATION] = method;
                tuple[TaskTable.DETAIL] = identities.name(INTERRUPTED);
                tuples.accept(tuple);
                tuple[TaskTable.DETAIL] = identities.name(NOT_INTERRUPTED);
                tuples.accept(tuple);
            }
        }
    };

    /** Each method with each. */
    static final World PAIRS = new World() {
        @Override
        public long size(int methods) {
            return (long) methods * methods;
        }

        @Override
        public void each(int[] methods, Identities identities, Consumer<int[]> tuples) {
            int[] tuple = new int[TaskTable.WIDTH];
            for (int first : methods) {
                tuple[TaskTable.LOCATION] = first;
                for (int second : methods) {
                    tuple[TaskTable.LOCATION + 1] = second;
                    tuples.accept(tuple);
                }
            }
        }
    };

    private MethodWorlds() {
    }
}
