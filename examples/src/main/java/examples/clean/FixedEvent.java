/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.clean;

/** {@link Event} mended: the count is tested and waited for under one monitor, and tested again. */
final class FixedEvent extends Event {
    @Override
    synchronized void awaitSignalAfter(int seen) throws InterruptedException {
        while (count() == seen) {
            wait();
        }
    }
}
