/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.runtime.FailureLog;

/**
 * The exceptions that a run has made until a time limit ended early: a failure by one of them did not need that, though
 * it comes later where a finally block shuts something down before.
 */
final class MadeExceptions {

    private static final int MOST = 256;

    private final Chooser chooser;
    /** The last ones: a program may make very many, which nobody wants to keep. */
    private final Throwable[] made = new Throwable[MOST];
    private int count;
    /** Bits by number of failure; of the first ones. */
    private long ofBefore;

    MadeExceptions(Chooser chooser) {
        this.chooser = chooser;
    }

    /** One was made. Threads in the operating system may overwrite each other's: then a failure is judged as before. */
    void made(Throwable exception) {
        if (!chooser.expiredEarly()) {
            made[count++ & MOST - 1] = exception;
        }
    }

    /** The failure of a number is by this one. */
    void fails(Throwable exception, int number) {
        if (number < Long.SIZE && (isKnown(exception) || isKnown(FailureLog.rootCause(exception)))) {
            ofBefore |= 1L << number;
        }
    }

    /** True when the failure of a number is by an exception of before the first time limit that ended early. */
    boolean isOfBefore(int number) {
        return number < Long.SIZE && (ofBefore >>> number & 1) != 0;
    }

    private boolean isKnown(Throwable exception) {
        for (Throwable one : made) {
            if (one == exception) {
                return true;
            }
        }
        return false;
    }
}
