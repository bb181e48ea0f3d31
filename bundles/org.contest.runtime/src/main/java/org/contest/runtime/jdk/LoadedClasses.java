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

/** Classes that a loader has, without loading any and without its help. */
public final class LoadedClasses {

    private static final MethodHandle FIND = JdkMember.LOADED_CLASS.method(Class.class, String.class);

    private LoadedClasses() {
    }

    /** The class of this name; null where the loader has none, or nothing can be asked. */
    public static Class<?> find(ClassLoader loader, String name) {
        try {
            return FIND == null ? null : (Class<?>) FIND.invokeExact(loader, name);
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }
}
