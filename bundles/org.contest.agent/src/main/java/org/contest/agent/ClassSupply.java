/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.contest.instrument.ClassCache;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Instrumenter;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.instrument.types.Hierarchy;
import org.jspecify.annotations.Nullable;

/** Instrumented classes, from the cache where it has them. */
final class ClassSupply {

    /** Changes only with the JDK, which the cache's fingerprint covers. */
    private static final String JDK_PREFIX = "java/";

    private final Instrumenter instrumenter;
    private final @Nullable ClassCache cache;
    private final ClassSources sources = new ClassSources();

    /** A supply; the cache may be null. */
    ClassSupply(InstrumentOptions options, @Nullable ClassCache cache) {
        this.instrumenter = new Instrumenter(options);
        this.cache = cache;
    }

    Instrumented get(String name, ClassLoader loader, Treatment treatment, byte[] bytes) throws IOException {
        if (cache == null) {
            return instrumenter.instrument(bytes, treatment, sources.hierarchy(loader));
        }
        String crc = Instrumenter.crc(bytes);
        Instrumented known = cache.get(name, crc, treatment, new LoaderCrcs(loader));
        return known != null ? known : make(cache, name, loader, treatment, bytes);
    }

    private Instrumented make(ClassCache kept, String name, ClassLoader loader, Treatment treatment, byte[] bytes)
        throws IOException {
        Map<String, String> lookedAt = new ConcurrentHashMap<>();
        Hierarchy recording = new Hierarchy(other -> {
            if (!other.startsWith(JDK_PREFIX) && !treatment.isJdk() && !other.equals(name)) {
                lookedAt.put(other, new LoaderCrcs(loader).of(other));
            }
            return sources.find(other, loader);
        });
        Instrumented made = instrumenter.instrument(bytes, treatment, recording);
        kept.put(name, treatment, made, lookedAt);
        return made;
    }

    /** A class, not a lambda: no linkage while a JVM starts. */
    private record LoaderCrcs(ClassLoader loader) implements ClassCache.Crcs {
        @Override
        public String of(String name) {
            byte[] bytes = ClassSources.bytes(name, loader);
            return bytes == null ? ClassCache.ABSENT : Instrumenter.crc(bytes);
        }
    }
}
