/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The main method of a class, found before the run and called in it. A method handle leaves no frames of ours in stack
 * traces and links outside the run.
 */
final class MainMethod {

    private static final MethodType TYPE = MethodType.methodType(void.class, String[].class);

    private final MethodHandle handle;

    private MainMethod(MethodHandle handle) {
        this.handle = handle;
    }

    /**
     * Finds {@code static void main(String[])}, inherited too; the forms of JEP 512 are left to forks. No other method
     * is looked at: one may name a class that is missing, which is for the program to find out.
     */
    static MainMethod of(Class<?> type) throws ReflectiveOperationException {
        MethodHandle main = MethodHandles.privateLookupIn(type, MethodHandles.lookup()).findStatic(type, "main", TYPE);
        return new MainMethod(main.asFixedArity());
    }

    /** Calls it; what it throws is thrown as it is. */
    void call(String[] arguments) {
        try {
            handle.invokeExact(arguments);
        } catch (Throwable e) {
            throw MainMethod.<RuntimeException>sneaky(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneaky(Throwable e) throws T {
        throw (T) e;
    }
}
