/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.producerconsumer;

/** {@link Buffer} mended: a thread that was woken up looks again. */
final class FixedBuffer extends Buffer {
    FixedBuffer(int capacity) {
        super(capacity);
    }

    @Override
    protected void awaitSpace() throws InterruptedException {
        while (isFull()) {
            wait();
        }
    }

    @Override
    protected void awaitItem() throws InterruptedException {
        while (count == 0) {
            wait();
        }
    }
}
