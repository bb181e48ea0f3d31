/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.lang.reflect.Constructor;
import org.contest.testprograms.Threads;

/** A thread makes a shared constructor accessible and takes that back, while another one is about to call it. */
public final class AccessTakenBack {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private AccessTakenBack() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Constructor<?> hidden = Threads.class.getDeclaredConstructor();
        Threads.together(2, () -> make(hidden));
    }

    private static Object make(Constructor<?> hidden) throws ReflectiveOperationException {
        boolean accessible = hidden.canAccess(null);
        if (!accessible) {
            hidden.setAccessible(true);
        }
        Object made = hidden.newInstance();
        if (!accessible) {
            hidden.setAccessible(false);
        }
        return made;
    }
}
