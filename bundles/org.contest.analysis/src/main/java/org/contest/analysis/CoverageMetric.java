/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;

/**
 * A coverage metric: a set of coverage tasks (Fiedor 2014, section 3). A task is a tuple of abstract identities, here
 * in text; tasks of different runs are the same when their texts are equal.
 */
public interface CoverageMetric {

    /** The name, as the papers write it. */
    String name();

    /** Begins with the events of one run. */
    Collector collector();

    /** Takes the events of one run, in their total order. Not safe for several threads. */
    interface Collector {

        /**
         * Takes one event.
         *
         * @param thread index of the thread
         * @param kind what happened
         * @param site where
         * @param object identity hash of the target; 0 for none
         * @param value by kind
         */
        void event(int thread, EventKind kind, Site site, int object, long value);

        /** The tasks covered so far. */
        Set<String> tasks();
    }
}
