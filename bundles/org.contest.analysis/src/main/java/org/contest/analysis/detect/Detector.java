/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.List;
import org.contest.protocol.EventKind;

/** Looks for one kind of findings in the events of one trace. One class each, all listed in {@link Detectors}. */
interface Detector {

    /**
     * Takes one event of the total order.
     *
     * @param number of the event, from 0
     * @param thread index of the thread
     * @param kind what happened
     * @param site program location; -1 for none
     * @param object identity hash of the target; 0 for none
     * @param value by kind
     */
    void event(int number, int thread, EventKind kind, int site, int object, long value);

    /** What was seen, after the last event. */
    List<Suspect> suspects();
}
