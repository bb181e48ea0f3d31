/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Arrays;
import java.util.function.Consumer;
import org.contest.analysis.identity.Identities;
import org.jspecify.annotations.Nullable;

/**
 * A coverage metric: a set of coverage tasks (Fiedor 2014, section 3).
 *
 * @param name as the papers write it; an asterisk at the end says that threads are part of the task
 * @param tuple what a task is, in the words of the papers
 * @param maker of what finds the tasks of a run; the same object for the basic and the extended metric
 * @param world all possible tasks; null where nobody knows them
 */
public record CoverageMetric(String name, String tuple, CollectorMaker maker, @Nullable World world) {

    /** True when threads are part of the task. */
    public boolean hasThreads() {
        return name.endsWith("*");
    }

    /** True when locks or other objects that the program makes, or threads, are part of the task. */
    public boolean hasObjects() {
        return hasThreads() || tuple.contains("lock") || tuple.contains("syncObj") || tuple.contains(" l1");
    }

    /** Number of possible tasks of a program with so many methods; 0 where nobody knows it. */
    public long worldSize(int methods) {
        return world == null ? 0 : world.size(methods);
    }

    /**
     * Gives the tuples of all possible tasks, nothing where nobody knows them.
     *
     * @param methods locations of the methods of the program
     */
    public void eachOfWorld(int[] methods, Identities identities, Consumer<int[]> tuples) {
        if (world != null) {
            world.each(methods, identities, tuple -> tuples.accept(Arrays.copyOf(tuple, tuple.length)));
        }
    }
}
