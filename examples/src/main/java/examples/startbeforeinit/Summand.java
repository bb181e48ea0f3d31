/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.startbeforeinit;

/** Adds the squares up to a limit, which it is given by {@link #init}. */
final class Summand extends Thread {
    private int limit;
    private int sum;

    Summand(int number) {
        super("summand-" + number);
    }

    /** Sets the limit; to be called before the thread runs. */
    void init(int upTo) {
        limit = upTo;
    }

    @Override
    public void run() {
        Thread.yield(); // on a busy processor the creator goes on first, as on the single one of the paper
        for (int i = 1; i <= limit; i++) {
            sum += i * i;
        }
    }

    /** The result; read it after {@link #join()}. */
    int sum() {
        return sum;
    }
}
