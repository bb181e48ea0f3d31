/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.runtime.Primitives;
import org.contest.runtime.model.ModelThread;

/** Threads that are not of the run do all really, and so does one of the run where the model must not know. */
final class UncontrolledPrimitives extends Primitives {

    private final ThreadOperations threads;

    UncontrolledPrimitives(ThreadOperations threads) {
        this.threads = threads;
    }

    @Override
    public void unpark(Thread other, int site) {
        ModelThread target = ThreadOperations.modelOf(other);
        if (target == null) {
            super.unpark(other, site);
        } else {
            threads.unparkUncontrolled(target);
        }
    }
}
