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

/** All possible tasks of a metric, as far as the methods of the program tell. */
interface World {

    /** Their number, of so many methods. */
    long size(int methods);

    /**
     * Gives them all as tuples; each is used at once, and then filled anew.
     *
     * @param methods locations of the methods of the program
     */
    void each(int[] methods, Identities identities, Consumer<int[]> tuples);
}
