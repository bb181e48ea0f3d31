/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

/**
 * Called first in ClassLoader.loadClass(String), by which the JVM asks for the classes that code names: hooks are found
 * from everywhere, also from class loaders that do not ask their parents, as those of OSGi.
 */
public final class LoaderHooks {

    private static final String OURS = "org.contest.runtime.";

    private LoaderHooks() {
    }

    /** True for a class that instrumented code may name. */
    public static boolean isOfRuntime(String name) {
        return name != null && name.startsWith(OURS);
    }

    /** The class of the runtime, from the boot class path. */
    public static Class<?> ofRuntime(String name) throws ClassNotFoundException {
        return Class.forName(name, false, null);
    }
}
