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

/** Methods of the JDK's own {@code Unsafe}, which the agent opens to us. */
final class JdkUnsafe {

    private static final Object UNSAFE = instance();

    private JdkUnsafe() {
    }

    private static Object instance() {
        MethodHandle get = JdkMember.UNSAFE.staticMethod(JdkMember.UNSAFE.type());
        try {
            return get == null ? null : get.invoke();
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }

    /** A method of the one instance; null where it is missing, or not open to us. */
    static MethodHandle method(JdkMember member, Class<?> result, Class<?>... arguments) {
        MethodHandle method = UNSAFE == null ? null : member.method(result, arguments);
        return method == null ? null : method.bindTo(UNSAFE);
    }
}
