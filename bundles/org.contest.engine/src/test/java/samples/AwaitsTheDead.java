/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** A thread spins until another one says that it is done, which has died of an exception. */
public final class AwaitsTheDead {

    private static volatile boolean done;

    private AwaitsTheDead() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(AwaitsTheDead::await);
        spinner.start();
        Thread other = new Thread(AwaitsTheDead::finish);
        other.start();
        other.join();
        spinner.join();
    }

    private static void await() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    private static void finish() {
        if (!done) {
            throw new IllegalStateException("not yet done");
        }
        done = true;
    }
}
