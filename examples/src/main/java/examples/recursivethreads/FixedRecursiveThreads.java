/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.recursivethreads;

/** {@link RecursiveThreads} mended: the parameter is in the table before the thread is started. */
public final class FixedRecursiveThreads extends RecursiveThreads {
    /** Usage: {@code FixedRecursiveThreads [threads]}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedRecursiveThreads().run(args);
    }

    @Override
    protected void create(int remaining) {
        Thread next = new Link(this);
        pass(next, remaining);
        next.start();
    }
}
