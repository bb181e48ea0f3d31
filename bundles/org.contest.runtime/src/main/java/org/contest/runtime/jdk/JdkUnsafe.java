/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Methods of the JDK's own {@code Unsafe}, which the agent opens to us. */
final class JdkUnsafe {

    private JdkUnsafe() {
    }

    /** A method of the one instance; null where it is not open to us, as in a unit test without the agent. */
    static MethodHandle method(String name, Class<?> result, Class<?>... arguments) {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type)).invoke();
            return lookup.findVirtual(type, name, MethodType.methodType(result, arguments)).bindTo(unsafe);
        } catch (Throwable e) {
            return null;
        }
    }
}
