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
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.contest.harness.ClassFiles.ClassFile;
import org.jspecify.annotations.Nullable;

/**
 * Copies of the program's classes, as the application class loader would give them, defined from bytes in memory. They
 * can be used again when {@link StaticState} can put their static fields back.
 */
final class ProgramLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final ClassFiles files;
    private final Collection<Class<?>> fresh = new ConcurrentLinkedQueue<>();
    private final StaticState state = new StaticState();
    /** Classes with an initializer whose state is not kept. */
    private final Set<String> initialized = ConcurrentHashMap.newKeySet();
    private @Nullable MainMethod main;

    ProgramLoader(URL[] classPath, ClassLoader parent, ClassFiles files) {
        super("app", classPath, parent);
        this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            ClassFile file = file(name);
            definePackage(name, file);
            if (ClassFileScan.hasInitializer(file.bytes())) {
                initialized.add(name);
                return defineClass(name, file.bytes(), 0, file.bytes().length, file.source());
            }
            Class<?> type = defineClass(name, file.bytes(), 0, file.bytes().length, file.source());
            fresh.add(type);
            return type;
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private ClassFile file(String name) throws IOException, ClassNotFoundException {
        ClassFile known = files.get(name);
        if (known != null) {
            return known;
        }
        String path = name.replace('.', '/').concat(".class");
        URL url = findResource(path);
        if (url == null) {
            throw new ClassNotFoundException(name);
        }
        return files.read(name, path, url);
    }

    private void definePackage(String className, ClassFile file) {
        int dot = className.lastIndexOf('.');
        if (dot < 0 || getDefinedPackage(className.substring(0, dot)) != null) {
            return;
        }
        String name = className.substring(0, dot);
        try {
            if (file.manifest() == null) {
                definePackage(name, null, null, null, null, null, null, null);
            } else {
                definePackage(name, file.manifest(), file.source().getLocation());
            }
        } catch (IllegalArgumentException e) {
            return; // another thread was first
        }
    }

    /** The main method of a class, found once. */
    MainMethod main(String className) throws ReflectiveOperationException {
        if (main == null) {
            main = MainMethod.of(Class.forName(className, false, this));
        }
        return main;
    }

    /** Makes the static fields of all classes as they were at the beginning; false when that is not possible. */
    boolean reset() {
        List<Class<?>> types = new ArrayList<>(fresh);
        fresh.removeAll(types);
        return initialized.isEmpty() && types.stream().allMatch(state::add) && state.reset();
    }

    /** A quiet initializer ends: what it made is kept. Called inside it. */
    static void initialized(Class<?> type) {
        if (type.getClassLoader() instanceof ProgramLoader loader && loader.state.keep(type)) {
            loader.initialized.remove(type.getName());
        }
    }
}
