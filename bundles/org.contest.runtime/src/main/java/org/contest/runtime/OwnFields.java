/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.VarHandle;

/** Handles of fields of the runtime's own classes, for accesses that are more than plain. */
public final class OwnFields {

    private OwnFields() {
    }

    /** The handle of a field of the class that looks it up. */
    public static VarHandle handle(Lookup lookup, String field, Class<?> type) {
        try {
            return lookup.findVarHandle(lookup.lookupClass(), field, type);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
}
