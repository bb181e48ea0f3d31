/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.channel;

/** Something that becomes ready and can be waited for. */
class Selectable {
    private int ready;

    /** Makes this ready once more. */
    protected final synchronized void signal() {
        ready++;
        notifyAll();
    }

    /** Waits until this is ready. */
    protected final synchronized void block() throws InterruptedException {
        while (ready == 0) {
            wait();
        }
    }

    /** Takes the readiness back once. */
    protected final synchronized void clearReady() {
        ready--;
    }
}
