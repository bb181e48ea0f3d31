/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.channel;

import java.util.ArrayList;
import java.util.List;

import examples.Arguments;

/**
 * Channels: a sender and a receiver at each, and one log of everything that was received.
 *
 * <p>Source: Delamaro, <i>Using instrumentation to reproduce the execution of Java concurrent programs</i>, program
 * 4. Bug: none; the program is correct, but the order of its output depends on the schedule. A replay must print the
 * same line.
 */
public final class Channels {
    private Channels() {
    }

    /** Usage: {@code Channels [channels [messages]]}, by default 2 channels with 3 messages each. */
    public static void main(String[] args) throws InterruptedException {
        int messages = Arguments.at(args, 1, 3);
        List<Thread> threads = new ArrayList<>();
        List<Object> log = new ArrayList<>();
        int channels = Arguments.at(args, 0, 2);
        for (int i = 0; i < channels; i++) {
            Channel channel = new Channel();
            threads.add(new Sender(Character.toString('a' + i), channel, messages));
            threads.add(new Receiver(channel, messages, log));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (log.size() != channels * messages) {
            throw new IllegalStateException(log.size() + " messages were received: " + log);
        }
        System.out.println(log);
    }
}
