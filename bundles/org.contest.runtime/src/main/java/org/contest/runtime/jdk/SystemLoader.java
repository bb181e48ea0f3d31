/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.VarHandle;

/**
 * What the JDK calls the system class loader: the one that has the program. It is the context class loader of the
 * threads of fork/join pools, and looks for services where nobody says which loader should.
 */
public final class SystemLoader {

    private static final VarHandle LOADER = JdkMember.SYSTEM_LOADER.staticField(ClassLoader.class);

    private SystemLoader() {
    }

    /** From now on it is this one. */
    public static void set(ClassLoader loader) {
        if (LOADER != null) {
            LOADER.setVolatile(loader);
        }
    }
}
