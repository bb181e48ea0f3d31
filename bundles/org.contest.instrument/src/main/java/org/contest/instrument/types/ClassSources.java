/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.types;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.contest.instrument.ClassFiles;

/**
 * Class bytes by class loader, through resources only: no class is loaded on our account, so the program's order of
 * class loading stays. JDK classes come from the run-time image.
 */
public final class ClassSources {

    /**
     * What was found.
     *
     * @param info null when there is no such class, or one that cannot be read
     * @param crc of its class file, in hex; {@link ClassFiles#ABSENT} without one
     */
    public record Found(ClassInfo info, String crc) {

        private static Found of(byte[] bytes) {
            return bytes == null ? new Found(null, ClassFiles.ABSENT) : new Found(parse(bytes), ClassFiles.crc(bytes));
        }
    }

    private final Map<String, Found> boot = new ConcurrentHashMap<>();
    private final Map<ClassLoader, Map<String, Found>> loaders = new WeakHashMap<>();

    /** The hierarchy as a class loader sees it; null is the boot loader. */
    public Hierarchy hierarchy(ClassLoader loader) {
        return new Hierarchy(name -> find(name, loader).info());
    }

    /** The class that a class loader would find; known for good once it was asked for. */
    public Found find(String name, ClassLoader loader) {
        boolean ofBoot = loader == null || ClassFiles.isOfPlatform(name);
        Map<String, Found> known = ofBoot ? boot : known(loader);
        Found found = known.get(name);
        if (found == null) {
            // no lock is held while a class loader of the program looks for the resource
            found = Found.of(ClassFiles.bytes(name, ofBoot ? null : loader));
            known.put(name, found);
        }
        return found;
    }

    private Map<String, Found> known(ClassLoader loader) {
        synchronized (loaders) {
            return loaders.computeIfAbsent(loader, key -> new ConcurrentHashMap<>());
        }
    }

    private static ClassInfo parse(byte[] bytes) {
        try {
            return ClassInfo.read(bytes);
        } catch (RuntimeException e) {
            return null; // unknown: damaged or encrypted
        }
    }
}
