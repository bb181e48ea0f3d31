/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.math.BigInteger;
import java.nio.file.spi.FileSystemProvider;
import java.time.Instant;
import java.util.Calendar;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

import org.contest.testprograms.Threads;

/** Two threads look up services of the JDK, and keep classes of the JDK in tables. */
public final class ServicesFirstUsed {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final List<Class<?>> TYPES =
        List.of(BigInteger.class, EnumSet.class, Instant.class, Calendar.class, Iterable.class);

    private ServicesFirstUsed() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, ServicesFirstUsed::look);
    }

    private static void look() {
        Map<Class<?>, Integer> table = new HashMap<>();
        TYPES.forEach(type -> table.put(type, table.size()));
        int providers = 0;
        ClassLoader loader = ClassLoader.getPlatformClassLoader();
        for (FileSystemProvider provider : ServiceLoader.load(FileSystemProvider.class, loader)) {
            providers += provider.getScheme().isEmpty() ? 0 : 1;
        }
        Threads.check(table.size() == TYPES.size(), table.toString());
        Threads.check(providers > 0, "no providers");
    }
}
