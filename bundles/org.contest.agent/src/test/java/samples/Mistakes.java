/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/** Calls operations wrongly and prints what they throw: type, message and the frames outside the JDK. */
public final class Mistakes {

    private static Thread noThread;
    private static Object nothing;

    private Mistakes() {
    }

    private interface Mistake {
        void make() throws Exception;
    }

    /** The program. */
    public static void main(String[] args) throws Exception {
        Object object = new Object();
        Thread self = Thread.currentThread();
        Mistake[] mistakes = {() -> noThread.start(), () -> noThread.join(), () -> noThread.join(-1),
            () -> noThread.join(1, -1), () -> noThread.interrupt(), () -> noThread.isAlive(),
            () -> noThread.isInterrupted(), () -> noThread.getState(), () -> nothing.wait(), () -> nothing.wait(-1),
            () -> nothing.wait(1, 2), () -> nothing.notify(), () -> nothing.notifyAll(),
            () -> Thread.holdsLock(nothing),
            () -> LockSupport.unpark(noThread), () -> Thread.sleep(-1), () -> Thread.sleep(1, -1),
            () -> object.wait(), () -> object.wait(-1), () -> object.wait(1, 1_000_000), () -> object.notify(),
            () -> object.notifyAll(), () -> self.join(-1), () -> self.start(), () -> enter(nothing)};
        for (Mistake mistake : mistakes) {
            try {
                mistake.make();
                System.out.println("nothing thrown");
            } catch (Exception e) {
                System.out.println(e + " "
                    + Arrays.stream(e.getStackTrace()).filter(frame -> frame.getModuleName() == null)
                        .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber())
                        .toList());
            }
        }
    }

    private static void enter(Object monitor) {
        synchronized (monitor) {
            System.out.println("entered");
        }
    }
}
