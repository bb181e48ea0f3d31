/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.startbeforeinit;

/** {@link StartBeforeInit} mended: a thread is initialized, then started. */
public final class FixedStartBeforeInit extends StartBeforeInit {
    /** Usage: {@code FixedStartBeforeInit [threads]}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedStartBeforeInit().run(args);
    }

    @Override
    void launch(Summand thread, int limit) {
        thread.init(limit);
        thread.start();
    }
}
