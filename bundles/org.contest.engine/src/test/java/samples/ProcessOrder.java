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
import java.nio.file.Path;

/** Of two processes the one that was started first is taken for the one that ends first. */
public final class ProcessOrder {

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
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Thread thread = new Thread(() -> {
            try {
                new ProcessBuilder(java, "-Xinternalversion").start().waitFor();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
            add(number);
        });
        thread.start();
        return thread;
    }

    private static synchronized void add(int number) {
        order = order * 10 + number;
    }
}
