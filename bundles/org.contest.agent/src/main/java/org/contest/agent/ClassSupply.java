/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.instrument.ClassCache;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Treatment;
import org.jspecify.annotations.Nullable;

/** Instrumented classes, from the cache where it has them, else from the workshop. */
final class ClassSupply {

    private static final int OFTEN = 32;

    private final Workshop workshop;
    private final @Nullable ClassCache cache;
    /** Names of the JDK's classes that have nothing to instrument, with dots. */
    private final Set<String> unchanged = new LinkedHashSet<>();
    private final AtomicInteger made = new AtomicInteger();
    private volatile @Nullable JdkClasses running;

    ClassSupply(Workshop workshop, @Nullable ClassCache cache) {
        this.workshop = workshop;
        this.cache = cache;
    }

    /** With the classes of the JDK in the cache the workshop need not open at all. */
    void beforeTransforming(JdkClasses jdk) {
        if (cache == null || !cache.isComplete()) {
            jdk.rehearse(this);
        }
    }

    /** The classes that were loaded before the agent are instrumented. */
    void afterStart(JdkClasses jdk) {
        if (cache != null) {
            synchronized (unchanged) {
                cache.complete(unchanged);
            }
        }
        while (made.getAndSet(0) > 0) {
            jdk.instrumentLoaded(); // the workshop was opened for some, and had others loaded
        }
        running = jdk;
    }

    /** True for the class loader that instruments. */
    boolean isOurs(@Nullable ClassLoader loader) {
        return workshop.isOurs(loader);
    }

    Instrumented get(String name, @Nullable ClassLoader loader, Treatment treatment, byte[] bytes) {
        Instrumented known = cache == null ? null
            : cache.get(name, ClassFiles.crc(bytes), treatment, loader);
        return noted(name, treatment, known != null ? known : make(name, loader, treatment, bytes));
    }

    /** As {@link #get}, without the cache: what another JVM has kept in it meanwhile would not be rehearsed. */
    void rehearse(String name, @Nullable ClassLoader loader, Treatment treatment, byte[] bytes) {
        noted(name, treatment, make(name, loader, treatment, bytes));
    }

    private Instrumented noted(String name, Treatment treatment, Instrumented result) {
        if (treatment.isJdk() && !result.isChanged() && result.methodsLeftAlone().isEmpty()) {
            synchronized (unchanged) {
                unchanged.add(name.replace('/', '.'));
            }
        }
        return result;
    }

    /** True when the JVM need not even write down a loaded class of the JDK, because it would stay as it is. */
    boolean isUnchanged(String name) {
        return cache != null && cache.isUnchanged(name);
    }

    private Instrumented make(String name, @Nullable ClassLoader loader, Treatment treatment, byte[] bytes) {
        Map<String, String> lookedAt = new HashMap<>();
        Instrumented result = workshop.instrumenter().instrument(name, loader, treatment, bytes, lookedAt);
        if (cache != null) {
            cache.put(name, treatment, result, lookedAt);
        }
        lookAgain();
        return result;
    }

    /**
     * The workshop may have had classes of the JDK loaded while the JVM calls no transformer, whatever was rehearsed.
     * The instrumenter has used what it uses after some classes; then we look ever less often.
     */
    private void lookAgain() {
        int count = made.incrementAndGet();
        JdkClasses jdk = running;
        if (jdk != null && (count <= OFTEN || Integer.bitCount(count) == 1)) {
            jdk.catchUp();
        }
    }
}
