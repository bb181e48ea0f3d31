/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ClassNotLoadedException;
import com.sun.jdi.ClassType;
import com.sun.jdi.Field;
import com.sun.jdi.InvalidTypeException;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * While it is open the hooks of the program do the real thing, as if no run was going on. The thread in which a
 * debugger evaluates is the only one that may run then.
 */
final class Unscheduled implements AutoCloseable {

    private static final String TYPE = "org.contest.runtime.CurrentRun"; //$NON-NLS-1$

    private final ClassType type;
    private final Field field;
    private final Value run;

    /** In a JVM; nothing is changed in one that has ended. */
    Unscheduled(@Nullable VirtualMachine vm) {
        type = vm == null ? null : type(vm);
        field = type == null ? null : type.fieldByName("execution"); //$NON-NLS-1$
        run = type == null ? null : type.getValue(field);
        set(null);
    }

    private static @Nullable ClassType type(VirtualMachine vm) {
        try {
            List<ReferenceType> types = vm.classesByName(TYPE);
            return types.isEmpty() ? null : (ClassType) types.get(0);
        } catch (VMDisconnectedException e) {
            return null;
        }
    }

    private void set(Value value) {
        try {
            if (type != null) {
                type.setValue(field, value);
            }
        } catch (InvalidTypeException | ClassNotLoadedException e) {
            throw new IllegalStateException(e);
        } catch (VMDisconnectedException e) {
            return; // the program ended in the evaluation
        }
    }

    @Override
    public void close() {
        set(run);
    }
}
