/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Names a class of a library that is not in the class path, in main and in the parameters of a lambda. */
public final class LacksClass {

    private LacksClass() {
    }

    /** A class of the library. */
    static final class Missing {
    }

    /** Starts a thread that uses the library. */
    public static void main(String[] args) throws InterruptedException {
        Missing missing = new Missing();
        Thread thread = new Thread(() -> missing.hashCode());
        thread.start();
        thread.join();
    }
}
