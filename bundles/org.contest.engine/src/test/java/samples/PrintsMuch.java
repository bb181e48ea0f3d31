/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Prints as many kilobytes as its argument says, beside a second thread; leaves a process behind when asked to. */
public final class PrintsMuch {

    private static volatile int seen;

    private PrintsMuch() {
    }

    /** Runs the program: kilobytes, and the seconds that a process of its own lives. */
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> seen++);
        thread.start();
        String line = "x".repeat(1023) + '\n';
        for (int kilobyte = Integer.parseInt(args[0]); kilobyte > 0; kilobyte--) {
            System.out.print(line);
        }
        if (args.length > 1) {
            new ProcessBuilder("sleep", args[1]).inheritIO().start();
        }
        thread.join();
        System.out.println("end");
    }
}
