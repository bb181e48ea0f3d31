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
import java.util.Set;

/** The native libraries of this JVM: while one class loader has loaded one of a program, no other one can. */
public final class NativeLibraries {

    private static final VarHandle NAMES = JdkMember.NATIVE_LIBRARIES.staticField(Set.class);

    private NativeLibraries() {
    }

    /** True when there is one that is not the JDK's. */
    public static boolean hasOneOfProgram() {
        if (NAMES == null) {
            return false;
        }
        String home = System.getProperty("java.home");
        for (Object name : (Set<?>) NAMES.get()) {
            if (!((String) name).startsWith(home)) {
                return true;
            }
        }
        return false;
    }
}
