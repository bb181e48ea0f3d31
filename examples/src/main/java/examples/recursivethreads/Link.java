/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.recursivethreads;

/** One thread of the chain: looks its parameter up and creates the next thread, if there is one to create. */
final class Link extends Thread {
    private final RecursiveThreads chain;

    Link(RecursiveThreads chain) {
        this.chain = chain;
    }

    @Override
    public void run() {
        chain.begin();
        Thread.yield(); // on a busy processor the creator goes on first, as on the single one of the paper
        Integer remaining = chain.parameterOf(this);
        if (remaining == null) {
            chain.abandon();
            throw new IllegalStateException(getName() + " has no parameter in the table");
        }
        if (remaining > 0) {
            chain.create(remaining - 1);
        }
        chain.end();
    }
}
