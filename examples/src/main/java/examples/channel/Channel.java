/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.channel;

/** A channel between one sender and one receiver: a value is sent when it has been received. */
final class Channel extends Selectable {
    private Object chan;

    /** Sends a value, which is not null, and waits until it has been received. */
    synchronized void send(Object value) throws InterruptedException {
        chan = value;
        signal();
        while (chan != null) {
            wait();
        }
    }

    /** Receives a value, waiting for one. */
    synchronized Object receive() throws InterruptedException {
        block();
        clearReady();
        Object received = chan;
        chan = null;
        notifyAll();
        return received;
    }
}
