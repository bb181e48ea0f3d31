/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.protocol.EventKind;
import org.contest.runtime.ArrayLength;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.ClassInitialization;

/** Called by instrumented code around accesses of shared variables, and before calls of synchronized JDK methods. */
public final class AccessHooks {

    private static final boolean ACCESSES = Toggles.needs().accesses();
    private static final boolean AFTER_ACCESSES = Toggles.needs().afterAccesses();

    private AccessHooks() {
    }

    private static void access(EventKind kind, boolean writes, Object target, int detail, int site,
        ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : Hooks.active(run, known, site);
        if (t != null && !run.isUntold(t, site) && !t.accessesAgain(kind, writes, target, detail, site)) {
            run.beforeAccess(t, kind, target, detail, site);
        }
    }

    private static void operation(EventKind kind, boolean writes, Object target, int detail, int site,
        ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : Hooks.active(run, known, site);
        if (t != null && !t.tellsOperation(kind, writes, target, site)) {
            run.beforeAccess(t, kind, target, detail, site);
        }
    }

    /** Before getfield of a plain field; a null owner is no event. */
    public static void beforeRead(Object owner, int site, ProgramThread known) {
        if (ACCESSES && owner != null) {
            access(EventKind.READ, false, owner, 0, site, known);
        }
    }

    /** Before putfield of a plain field; a null owner is no event. */
    public static void beforeWrite(Object owner, int site, ProgramThread known) {
        if (ACCESSES && owner != null) {
            access(EventKind.WRITE, true, owner, 0, site, known);
        }
    }

    /** Before getfield of a volatile field; a null owner is no event. */
    public static void beforeVolatileRead(Object owner, int site, ProgramThread known) {
        if (owner != null) {
            operation(EventKind.VOLATILE_READ, false, owner, 0, site, known);
        }
    }

    /** Before putfield of a volatile field; a null owner is no event. */
    public static void beforeVolatileWrite(Object owner, int site, ProgramThread known) {
        if (owner != null) {
            operation(EventKind.VOLATILE_WRITE, true, owner, 0, site, known);
        }
    }

    /** Before getstatic of a plain field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticRead(int variable, int site, ProgramThread known) {
        if (ACCESSES) {
            access(EventKind.STATIC_READ, false, null, variable, site, known);
        }
    }

    /** Before putstatic of a plain field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticWrite(int variable, int site, ProgramThread known) {
        if (ACCESSES) {
            access(EventKind.STATIC_WRITE, true, null, variable, site, known);
        }
    }

    /** Before getstatic of a volatile field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticVolatileRead(int variable, int site, ProgramThread known) {
        operation(EventKind.STATIC_VOLATILE_READ, false, null, variable, site, known);
    }

    /** Before putstatic of a volatile field; {@code variable} is the hash of the field's name. */
    public static void beforeStaticVolatileWrite(int variable, int site, ProgramThread known) {
        operation(EventKind.STATIC_VOLATILE_WRITE, true, null, variable, site, known);
    }

    /**
     * Before an access to a plain or volatile static field that may initialize a class of the program, in a controlled
     * JVM; {@code variable} is the hash of the field's name, {@code kind} the code of the event.
     */
    public static void beforeStaticAccess(Class<?> type, int variable, int kind, int site) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : Hooks.active(run, site);
        if (t != null) {
            run.beforeStaticAccess(t, EventKind.ofCode(kind), type, variable, site);
        }
        ClassInitialization.requested = type;
    }

    /** Before an array load; a null array or an index out of bounds is no event. */
    public static void beforeArrayRead(Object array, int index, int site, ProgramThread known) {
        if (ACCESSES && array != null && index >= 0 && index < ArrayLength.of(array)) {
            access(EventKind.ARRAY_READ, false, array, index, site, known);
        }
    }

    /** Before an array store; a null array or an index out of bounds is no event. */
    public static void beforeArrayWrite(Object array, int index, int site, ProgramThread known) {
        if (ACCESSES && array != null && index >= 0 && index < ArrayLength.of(array)) {
            access(EventKind.ARRAY_WRITE, true, array, index, site, known);
        }
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicRead(Object target, int site, ProgramThread known) {
        operation(EventKind.ATOMIC_READ, false, target, 0, site, known);
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicWrite(Object target, int site, ProgramThread known) {
        operation(EventKind.ATOMIC_WRITE, true, target, 0, site, known);
    }

    /** Before an access through VarHandle, Unsafe, Atomic* or a field updater to a variable of {@code target}. */
    public static void beforeAtomicUpdate(Object target, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : Hooks.active(run, known, site);
        if (t != null && !t.isToldUpdate(target)) {
            update(run, t, target, site);
        }
    }

    /** Before an update by a method of the JDK with such an access inside: they are one event, told here. */
    public static void beforeAtomicCall(Object target, int site, ProgramThread known) {
        Execution run = CurrentRun.execution;
        ProgramThread t = run == null ? null : Hooks.active(run, known, site);
        if (t != null) {
            update(run, t, target, site);
            t.toldUpdate(target);
        }
    }

    private static void update(Execution run, ProgramThread t, Object target, int site) {
        if (!t.tellsOperation(EventKind.ATOMIC_UPDATE, true, target, site)) {
            run.beforeAccess(t, EventKind.ATOMIC_UPDATE, target, 0, site);
        }
    }

    /** After a plain access. */
    public static void afterAccess(ProgramThread known) {
        if (AFTER_ACCESSES) {
            after(known);
        }
    }

    /** After a volatile or atomic access. */
    public static void afterVolatileAccess(ProgramThread known) {
        after(known);
    }

    private static void after(ProgramThread known) {
        if (CurrentRun.execution != null) {
            ProgramThread t = known != null ? known : ThreadTable.current();
            if (t != null && !t.isQuiet()) {
                t.afterAccess();
            }
        }
    }

    /** Before a call of a synchronized method of a JDK class, whose lock is taken by the JVM itself. */
    public static void beforeLibraryCall(Object receiver, int site) {
        Execution run = CurrentRun.execution;
        if (run != null && receiver != null) {
            ProgramThread t = Hooks.active(run, site);
            if (t != null) {
                run.beforeLibraryCall(t, receiver, site);
            }
        }
    }

    /** Before a call on a collection that may turn out to be one of the JDK's synchronized ones. */
    public static void beforeCollectionCall(Object receiver, int site) {
        if (receiver instanceof java.util.Vector || receiver instanceof java.util.Hashtable) {
            beforeLibraryCall(receiver, site);
        }
    }
}
