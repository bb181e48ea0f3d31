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

/** Looks for one kind of findings in the events of one trace. One class each, all listed in {@link Detectors}. */
interface Detector {

    /** Takes one event of the total order. */
    void event(Moment now);

    /** What was seen, after the last event. */
    List<Suspect> suspects();
}
