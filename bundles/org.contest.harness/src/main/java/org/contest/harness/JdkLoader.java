/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.IOException;
import java.net.URL;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * The JDK as programs see it, the modules of the application class loader included: the compiler, and the services that
 * are looked for along the parents of a loader. Nothing of this harness.
 */
final class JdkLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    JdkLoader() {
        super("jdk", ClassLoader.getSystemClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> type = ofSystem(name, resolve);
        if (type.getClassLoader() == getParent() && !type.getModule().isNamed()) {
            throw new ClassNotFoundException(name);
        }
        return type;
    }

    /** The jar of another agent is on the path of the system's loader, what its classes extend may not be. */
    private Class<?> ofSystem(String name, boolean resolve) throws ClassNotFoundException {
        try {
            return super.loadClass(name, resolve);
        } catch (NoClassDefFoundError e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    public @Nullable URL getResource(String name) {
        return getPlatformClassLoader().getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return getPlatformClassLoader().getResources(name);
    }
}
