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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.Treatment;
import org.contest.runtime.ToolThread;

/**
 * Instruments JDK classes that were loaded past the transformer: before the agent, or while a class was transformed.
 */
final class JdkClasses {

    private static final int PATIENCE_MILLIS = 3000;

    private final Instrumentation instrumentation;
    private final ClassTransformer transformer;

    JdkClasses(Instrumentation instrumentation, ClassTransformer transformer) {
        this.instrumentation = instrumentation;
        this.transformer = transformer;
    }

    /**
     * Has the JVM load what instrumentation uses, by instrumenting the class files of all of these. A class of the JDK
     * that is loaded while another one is being transformed would be kept from the transformer, and one that is needed
     * to transform itself would be a ClassCircularityError, which the JVM remembers for good where the class was named.
     * What was loaded on the way follows; the supply keeps it, so it needs no instrumentation in later JVMs.
     */
    void rehearse(ClassSupply supply) {
        Set<Class<?>> done = new HashSet<>();
        for (int before = -1; before < done.size();) {
            before = done.size();
            for (Class<?> type : loaded()) {
                Treatment treatment = transformer.missed(type);
                if (treatment != Treatment.NONE && done.add(type)) {
                    String name = type.getName().replace('.', '/');
                    byte[] bytes = ClassFiles.bytes(name, type.getClassLoader());
                    if (bytes != null) {
                        supply.rehearse(name, type.getClassLoader(), treatment, bytes);
                    }
                }
            }
        }
    }

    /** All classes of this JVM; none when it goes down. */
    Class<?>[] loaded() {
        Class<?>[] classes = instrumentation.getAllLoadedClasses();
        return classes == null ? new Class<?>[0] : classes;
    }

    /** Instruments those that the transformer has not seen, all in one step of the JVM. */
    void instrumentLoaded() {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> type : loaded()) {
            if (transformer.missed(type) != Treatment.NONE && instrumentation.isModifiableClass(type)) {
                classes.add(type);
            }
        }
        if (classes.isEmpty()) {
            return;
        }
        try {
            instrumentation.retransformClasses(classes.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException e) {
            throw new IllegalStateException("this JDK (" + System.getProperty("java.vendor") + ' '
                + System.getProperty("java.version") + ") does not let its classes be instrumented: " + e, e);
        }
    }

    /**
     * Catches up from inside the transformer, where the JVM transforms nothing else on this thread: another one does it
     * while we wait. The wait has an end, because a class that is being loaded could be what the other one needs.
     */
    void catchUp() {
        if (Thread.currentThread() instanceof ToolThread) {
            return; // it looks again itself
        }
        Thread helper = new ToolThread(new Runnable() {
            @Override
            public void run() {
                instrumentLoaded();
                instrumentLoaded();
            }
        }, "instrumentation");
        helper.start();
        boolean interrupted = false;
        for (boolean done = false; !done;) {
            try {
                helper.join(PATIENCE_MILLIS);
                done = true;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
