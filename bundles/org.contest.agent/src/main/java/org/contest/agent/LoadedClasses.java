/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import org.contest.instrument.Treatment;

/** Instruments the JDK classes that were loaded before the agent. */
final class LoadedClasses {

    private LoadedClasses() {
    }

    static void retransform(Instrumentation instrumentation, ClassTransformer transformer) {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (transformer.treatment(type) != Treatment.NONE && instrumentation.isModifiableClass(type)) {
                classes.add(type);
            }
        }
        try {
            instrumentation.retransformClasses(classes.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException e) {
            throw new IllegalStateException("this JDK (" + System.getProperty("java.vendor") + ' '
                + System.getProperty("java.version") + ") does not let its classes be instrumented: " + e, e);
        }
    }
}
