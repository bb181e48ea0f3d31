/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.channel;

import java.util.List;

/** Receives messages and writes each down in a log that all receivers share. */
final class Receiver extends Thread {
    private final Channel channel;
    private final int messages;
    private final List<Object> log;

    Receiver(Channel channel, int messages, List<Object> log) {
        this.channel = channel;
        this.messages = messages;
        this.log = log;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < messages; i++) {
                Object message = channel.receive();
                synchronized (log) {
                    log.add(message);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
