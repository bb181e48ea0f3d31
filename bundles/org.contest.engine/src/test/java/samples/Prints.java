/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Says how often it has run in this JVM, as far as its static field knows. */
public final class Prints {

    private static int runs;

    private Prints() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> runs++);
        thread.start();
        thread.join();
        System.out.println("run " + runs);
        System.err.println("error " + runs);
    }
}
