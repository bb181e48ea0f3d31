/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/** Any enabled thread with equal chance, at every event (Stoller 2002, section 4). */
final class RandomWalkPolicy extends RandomizedPolicy {

    RandomWalkPolicy(long seed) {
        super(seed, "random");
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        return enabled.at(random.nextInt(enabled.size()));
    }
}
