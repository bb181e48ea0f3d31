/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.channel;

/** Sends the numbers from one to a limit over its channel. */
final class Sender extends Thread {
    private final Channel channel;
    private final int messages;

    Sender(String name, Channel channel, int messages) {
        super(name);
        this.channel = channel;
        this.messages = messages;
    }

    @Override
    public void run() {
        try {
            for (int i = 1; i <= messages; i++) {
                channel.send(getName() + i);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
