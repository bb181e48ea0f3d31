/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Of two processes that live at the same time the one that was started first is taken for the one that ends first. */
public final class ProcessOrder {

    private static final CountDownLatch BOTH = new CountDownLatch(2);
    private static int order;

    private ProcessOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = await(1);
        Thread second = await(2);
        first.join();
        second.join();
        if (order != 12) {
            throw new IllegalStateException("order " + order);
        }
    }

    private static Thread await(int number) {
        Thread thread = new Thread(() -> {
            try {
                runProcess();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
            add(number);
        });
        thread.start();
        return thread;
    }

    /** It ends when there is nothing more to read. */
    private static void runProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("cat").start();
        BOTH.countDown();
        BOTH.await();
        process.getOutputStream().close();
        process.waitFor();
    }

    private static synchronized void add(int number) {
        order = order * 10 + number;
    }
}
