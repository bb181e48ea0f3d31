/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What became of classes that the harness loads anew for each run, from one class path: the same bytes become the same
 * again, and need neither ASM nor files.
 */
final class RepeatedClasses {

    /**
     * A class that was seen before.
     *
     * @param before its bytes
     * @param after the instrumented bytes; null when there was nothing to instrument
     */
    record Seen(byte[] before, byte @Nullable [] after) {
    }

    private static final String LOADER = "org.contest.harness.ProgramLoader";

    private final Map<String, Seen> classes = new ConcurrentHashMap<>();

    /** What became of a class that the loader defines; null when it was not seen yet. */
    @Nullable
    Seen find(@Nullable ClassLoader loader, String name, byte[] bytes) {
        if (!isOfHarness(loader)) {
            return null;
        }
        Seen seen = classes.get(name);
        return seen != null && Arrays.equals(seen.before(), bytes) ? seen : null;
    }

    void put(@Nullable ClassLoader loader, String name, byte[] before, byte @Nullable [] after) {
        if (isOfHarness(loader)) {
            classes.put(name, new Seen(before, after));
        }
    }

    private static boolean isOfHarness(@Nullable ClassLoader loader) {
        return loader != null && loader.getClass().getName().equals(LOADER);
    }
}
