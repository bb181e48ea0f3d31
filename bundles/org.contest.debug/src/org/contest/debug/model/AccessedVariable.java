/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ArrayReference;
import com.sun.jdi.Field;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.TraceEvent;
import org.eclipse.jdt.annotation.Nullable;

/** The variable that a stopped thread is about to read or write: the hook in which it stands knows the object. */
public final class AccessedVariable {

    private static final String HOOKS = "org.contest.runtime.hooks.AccessHooks"; //$NON-NLS-1$
    private static final int LONGEST = 30;

    private final ReferenceType type;
    private final @Nullable ObjectReference owner;
    private final @Nullable Field field;
    private final int index;

    private AccessedVariable(ReferenceType type, @Nullable ObjectReference owner, @Nullable Field field, int index) {
        this.type = type;
        this.owner = owner;
        this.field = field;
        this.index = index;
    }

    /**
     * The variable of the event before which a thread stands; null when it is none that can be read.
     *
     * @param site where the event is in the program
     */
    public static @Nullable AccessedVariable of(ThreadReference thread, TraceEvent event, Site site) {
        if (!event.kind().isAccess()) {
            return null;
        }
        if (isStatic(event.kind())) {
            List<ReferenceType> types = thread.virtualMachine().classesByName(type(site.variable()));
            Field field = types.isEmpty() ? null : types.get(0).fieldByName(name(site.variable()));
            return field == null ? null : new AccessedVariable(types.get(0), null, field, 0);
        }
        ObjectReference owner = owner(thread);
        if (owner instanceof ArrayReference) {
            return new AccessedVariable(owner.referenceType(), owner, null, (int) event.value());
        }
        if (owner == null) {
            return null;
        }
        Field field = field(owner, site.variable());
        return field == null ? null : new AccessedVariable(owner.referenceType(), owner, field, 0);
    }

    private static boolean isStatic(EventKind kind) {
        return switch (kind) {
        case STATIC_READ, STATIC_WRITE, STATIC_VOLATILE_READ, STATIC_VOLATILE_WRITE -> true;
        default -> false;
        };
    }

    private static String type(String variable) {
        return variable.substring(0, Math.max(0, variable.lastIndexOf('.')));
    }

    private static String name(String variable) {
        return variable.substring(variable.lastIndexOf('.') + 1);
    }

    private static @Nullable Field field(ObjectReference owner, String variable) {
        return owner.referenceType().allFields().stream().filter(field -> field.name().equals(name(variable))
            && field.declaringType().name().equals(type(variable))).findFirst().orElse(null);
    }

    /** The first argument of the hook that the program called, which stands below those that it calls itself. */
    private static @Nullable ObjectReference owner(ThreadReference thread) {
        try {
            StackFrame hook = null;
            for (StackFrame frame : thread.frames()) {
                boolean isHook = frame.location().declaringType().name().equals(HOOKS);
                if (hook != null && !isHook) {
                    break;
                }
                hook = isHook ? frame : null;
            }
            List<Value> arguments = hook == null ? List.of() : hook.getArgumentValues();
            return !arguments.isEmpty() && arguments.get(0) instanceof ObjectReference first ? first : null;
        } catch (IncompatibleThreadStateException e) {
            return null;
        }
    }

    /** What it holds now, short: a number, a text, null, or the class of an object. */
    public String value() {
        Value value = owner instanceof ArrayReference array ? array.getValue(index)
            : owner == null ? type.getValue(field) : owner.getValue(field);
        if (value instanceof StringReference text) {
            String whole = text.value();
            return '"' + (whole.length() > LONGEST ? whole.substring(0, LONGEST) + "..." : whole) + '"'; //$NON-NLS-1$
        }
        return value instanceof ObjectReference object ? name(object.referenceType().name()) : String.valueOf(value);
    }
}
