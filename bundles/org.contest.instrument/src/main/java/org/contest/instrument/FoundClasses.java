/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The CRCs of the classes that one class loader finds: many classes of a program look at the same few. */
final class FoundClasses {

    private final WeakReference<ClassLoader> loader;
    private final boolean isBoot;
    private final PathFiles files;
    private final Map<String, String> crcs = new ConcurrentHashMap<>();

    FoundClasses(ClassLoader loader) {
        this.loader = new WeakReference<>(loader);
        this.isBoot = loader == null;
        this.files = PathFiles.of(loader);
    }

    boolean isOf(ClassLoader other) {
        return other == null ? isBoot : loader.get() == other;
    }

    /** CRC-32 of a class in hex, by its internal name; {@link ClassFiles#ABSENT} when the loader finds none. */
    String crc(String name) {
        String known = crcs.get(name);
        if (known == null) {
            String inFiles = files == null ? null : files.crc(name);
            known = inFiles != null ? inFiles : ClassFiles.crc(name, loader.get());
            crcs.put(name, known);
        }
        return known;
    }
}
