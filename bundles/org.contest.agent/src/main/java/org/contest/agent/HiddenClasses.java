/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.util.function.BiFunction;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.HealthLog;
import org.contest.protocol.AddedMembers;
import org.jspecify.annotations.Nullable;

/** Instruments the hidden classes that a program defines, about which the JVM asks no transformer. */
final class HiddenClasses implements BiFunction<ClassLoader, byte[], byte[]> {

    /** JDK 17 does not find the method of a lambda in a hidden class. */
    private static final boolean HAVE_LAMBDAS = Runtime.version().feature() >= 21;

    private final ClassTransformer transformer;
    private final HealthLog health;

    HiddenClasses(ClassTransformer transformer, HealthLog health) {
        this.transformer = transformer;
        this.health = health;
    }

    @Override
    public byte[] apply(@Nullable ClassLoader loader, byte[] bytes) {
        String name = ClassFiles.name(bytes);
        byte[] after = loader == null || name == null ? null : transformer.hidden(loader, name, bytes);
        if (after == null || name == null) {
            return bytes;
        }
        if (!HAVE_LAMBDAS && ClassFiles.mentions(after, AddedMembers.REFERENCE_PREFIX)) {
            health.failed(name.replace('/', '.'), "it is a hidden class with method references, of which the events"
                + " cannot be seen by JDK 17; use a newer one");
            return bytes;
        }
        return after;
    }
}
