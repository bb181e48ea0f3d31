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
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.contest.instrument.ClassFiles;

/**
 * Class bytes by class loader, through resources only: no class is loaded on our account, so the program's order of
 * class loading stays. JDK classes come from the run-time image.
 */
public final class ClassSources {

    private final Map<String, Optional<ClassInfo>> boot = new ConcurrentHashMap<>();
    private final Map<ClassLoader, Map<String, Optional<ClassInfo>>> loaders = new WeakHashMap<>();

    /** The hierarchy as a class loader sees it; null is the boot loader. */
    public Hierarchy hierarchy(ClassLoader loader) {
        return new Hierarchy(name -> find(name, loader));
    }

    /** The class that a class loader would find, or null; known for good once it was asked for. */
    public ClassInfo find(String name, ClassLoader loader) {
        boolean ofBoot = loader == null || ClassFiles.isOfPlatform(name);
        Map<String, Optional<ClassInfo>> known = ofBoot ? boot : known(loader);
        Optional<ClassInfo> info = known.get(name);
        if (info == null) {
            // no lock is held while a class loader of the program looks for the resource
            info = Optional.ofNullable(parse(ClassFiles.bytes(name, ofBoot ? null : loader)));
            known.put(name, info);
        }
        return info.orElse(null);
    }

    private Map<String, Optional<ClassInfo>> known(ClassLoader loader) {
        synchronized (loaders) {
            return loaders.computeIfAbsent(loader, key -> new ConcurrentHashMap<>());
        }
    }

    private static ClassInfo parse(byte[] bytes) {
        try {
            return bytes == null ? null : ClassInfo.read(bytes);
        } catch (RuntimeException e) {
            return null; // unknown: damaged or encrypted
        }
    }
}
