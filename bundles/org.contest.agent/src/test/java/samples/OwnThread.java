/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** A thread class that overrides what the agent hooks, and a class loader's view of order. */
public final class OwnThread extends Thread {

    private static int started;
    private static int interrupted;

    @Override
    public synchronized void start() {
        started++;
        super.start();
    }

    @Override
    public void interrupt() {
        interrupted++;
        super.interrupt();
    }

    @Override
    public void run() {
        try {
            sleep(60_000);
        } catch (InterruptedException e) {
            System.out.println("interrupted " + isInterrupted());
        }
    }

    /** The program. */
    public static void main(String[] args) throws Exception {
        OwnThread thread = new OwnThread();
        thread.start();
        thread.interrupt();
        thread.join();
        System.out.println(started + " " + interrupted + " " + thread.isAlive() + " " + thread.getState());
        Thread reflective = new Thread(() -> System.out.println("by reflection"));
        Thread.class.getMethod("start").invoke(reflective);
        reflective.join();
    }
}
