/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.corpus;

import java.util.Map;

/**
 * Defines classes in a throwaway class loader and has them linked, which verifies them; no code of theirs runs. A
 * class that does not link uninstrumented either, as when a library it needs is missing, is skipped with that reason.
 */
final class Verification {

    private static final String PROHIBITED = "java/";

    private final Map<String, byte[]> originals;
    private final Map<String, byte[]> instrumented;
    private final Corpus.Report report;

    Verification(Map<String, byte[]> originals, Map<String, byte[]> instrumented, Corpus.Report report) {
        this.originals = originals;
        this.instrumented = instrumented;
        this.report = report;
    }

    void run(Runnable verified) {
        Loader changed = new Loader(originals, instrumented);
        for (String name : instrumented.keySet()) {
            if (name.startsWith(PROHIBITED) ? isStructurallyValid(name) : isLinked(name, changed)) {
                verified.run();
            }
        }
    }

    private boolean isStructurallyValid(String name) {
        String error = Structure.check(instrumented.get(name));
        if (error == null) {
            return true;
        }
        if (Structure.check(originals.get(name)) == null) {
            report.errors().add(name + ": " + error);
        } else {
            report.skip("ASM's verifier refuses it uninstrumented", name);
        }
        return false;
    }

    /** Loaders of their own for both forms of a class that failed: what was linked before may have got in its way. */
    private boolean isLinked(String name, Loader changed) {
        if (link(changed, name) == null) {
            return true;
        }
        Throwable error = link(new Loader(originals, instrumented), name);
        if (error == null) {
            return true;
        }
        Throwable before = link(new Loader(originals, Map.of()), name);
        if (before == null) {
            report.errors().add(name + ": " + error);
        } else {
            report.skip("does not link uninstrumented: " + before.getClass().getSimpleName(), name);
        }
        return false;
    }

    private static Throwable link(Loader loader, String name) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, loader);
            if (type.getClassLoader() != loader) {
                return new LinkageError("not defined by the test");
            }
            linkOnly(type);
            return null;
        } catch (ClassNotFoundException | LinkageError | SecurityException e) {
            return e;
        }
    }

    /** HotSpot links a class before it lists its members; what listing cannot resolve is no matter of ours. */
    private static void linkOnly(Class<?> type) {
        try {
            type.getDeclaredConstructors();
        } catch (TypeNotPresentException e) {
            // linked all the same
        }
    }

    /** Defines the given classes itself, child first. */
    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> originals;
        private final Map<String, byte[]> instrumented;

        Loader(Map<String, byte[]> originals, Map<String, byte[]> instrumented) {
            super(ClassLoader.getSystemClassLoader());
            this.originals = originals;
            this.instrumented = instrumented;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) {
                    return known;
                }
                String internal = name.replace('.', '/');
                byte[] bytes = instrumented.getOrDefault(internal, originals.get(internal));
                if (bytes == null || internal.startsWith(PROHIBITED)) {
                    return super.loadClass(name, resolve);
                }
                return defineClass(name, bytes, 0, bytes.length);
            }
        }
    }
}
