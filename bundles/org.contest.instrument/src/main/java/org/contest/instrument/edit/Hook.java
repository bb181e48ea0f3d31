/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.Locale;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The hooks that rules put into code, but for those that stand for a method of the JDK ({@link HookTable}). A constant
 * is named like the method; what it takes and gives, the class file of the hook says.
 */
public enum Hook {
    THREAD(HookClass.HOOKS),
    BEFORE_READ(HookClass.ACCESSES),
    BEFORE_WRITE(HookClass.ACCESSES),
    BEFORE_VOLATILE_READ(HookClass.ACCESSES),
    BEFORE_VOLATILE_WRITE(HookClass.ACCESSES),
    BEFORE_STATIC_READ(HookClass.ACCESSES),
    BEFORE_STATIC_WRITE(HookClass.ACCESSES),
    BEFORE_STATIC_VOLATILE_READ(HookClass.ACCESSES),
    BEFORE_STATIC_VOLATILE_WRITE(HookClass.ACCESSES),
    BEFORE_STATIC_ACCESS(HookClass.ACCESSES),
    BEFORE_ARRAY_READ(HookClass.ACCESSES),
    BEFORE_ARRAY_WRITE(HookClass.ACCESSES),
    BEFORE_ATOMIC_READ(HookClass.ACCESSES),
    BEFORE_ATOMIC_WRITE(HookClass.ACCESSES),
    BEFORE_ATOMIC_UPDATE(HookClass.ACCESSES),
    BEFORE_ATOMIC_CALL(HookClass.ACCESSES),
    AFTER_ACCESS(HookClass.ACCESSES),
    AFTER_VOLATILE_ACCESS(HookClass.ACCESSES),
    BEFORE_LIBRARY_CALL(HookClass.ACCESSES),
    BEFORE_COLLECTION_CALL(HookClass.ACCESSES),
    BEFORE_MONITOR_ENTER(HookClass.MONITORS),
    AFTER_MONITOR_ENTER(HookClass.MONITORS),
    BEFORE_MONITOR_EXIT(HookClass.MONITORS),
    AFTER_MONITOR_EXIT(HookClass.MONITORS),
    HAS_TAKEN(HookClass.UNSEEN_LOCKS),
    GIVES_BACK(HookClass.UNSEEN_LOCKS),
    AWAIT_SIGNAL(HookClass.UNSEEN_LOCKS),
    AWAIT_MILLIS(HookClass.UNSEEN_LOCKS),
    AWAIT_NANOS(HookClass.UNSEEN_LOCKS),
    LOCK(HookClass.MONITORS),
    UNLOCK(HookClass.MONITORS),
    BEFORE_INITIALIZATION(HookClass.INITIALIZATION),
    CLASS_INIT_BEGIN(HookClass.INITIALIZATION),
    CLASS_INIT_END(HookClass.INITIALIZATION),
    INITIALIZED(HookClass.INITIALIZATION),
    THREAD_BEGIN(HookClass.LIFE),
    THREAD_END(HookClass.LIFE),
    IS_COUNTED(HookClass.LIFE),
    UNCAUGHT(HookClass.LIFE),
    EXCEPTION_MADE(HookClass.LIFE),
    ENTER_QUIET(HookClass.HOOKS),
    ENTER_ATOMIC(HookClass.HOOKS),
    LEAVE_QUIET(HookClass.HOOKS),
    ENTER_LIBRARY(HookClass.HOOKS),
    LEAVE_LIBRARY(HookClass.HOOKS),
    LEAVE_SCOPE(HookClass.HOOKS),
    REENTER_SCOPE(HookClass.HOOKS),

    BEFORE_ELEMENTS_READ(HookClass.ARRAYS),
    BEFORE_ELEMENTS_WRITE(HookClass.ARRAYS),

    CALLS(HookClass.CALLS),
    CALLED_BACK(HookClass.CALLS),
    RETURNS(HookClass.CALLS),
    MADE(HookClass.CALLS),
    MADE_INSIDE(HookClass.CALLS),

    START_UNSEEN(HookClass.THREADS),
    JOIN_UNSEEN(HookClass.THREADS),
    INTERRUPT_UNSEEN(HookClass.THREADS),
    ALIVE_UNSEEN(HookClass.THREADS),
    ENTER_PROGRAM(HookClass.PROGRAM),
    EXIT_PROGRAM(HookClass.PROGRAM),
    EXITING(HookClass.PROGRAM),
    HALTING(HookClass.PROGRAM),
    HAS_NATIVE_CODE(HookClass.PROGRAM),
    IS_ALIVE(HookClass.THREADS),
    BEFORE_FENCE(HookClass.THREADS),
    BEFORE_DELAY(HookClass.DELAYS),
    BEFORE_TASK(HookClass.DELAYS),

    BEFORE_HASH_CODE(HookClass.ENVIRONMENT),
    AFTER_HASH_CODE(HookClass.ENVIRONMENT),
    HAS_GENERATOR(HookClass.ENVIRONMENT),
    RANDOM_SEED(HookClass.ENVIRONMENT),
    GENERATOR_SEED(HookClass.ENVIRONMENT),
    RANDOM_BYTES(HookClass.ENVIRONMENT),
    SINCE_START(HookClass.ENVIRONMENT),
    SALT(HookClass.ENVIRONMENT),
    IS_REVERSED(HookClass.ENVIRONMENT),

    INVOKED(HookClass.REFLECTION),
    ARGUMENTS(HookClass.REFLECTION),
    BEFORE_FIELD_READ(HookClass.REFLECTION),
    BEFORE_FIELD_WRITE(HookClass.REFLECTION),
    BEFORE_ACCESSIBLE_READ(HookClass.REFLECTION),
    BEFORE_ACCESSIBLE_WRITE(HookClass.REFLECTION),
    BEFORE_CHECKED_CALL(HookClass.REFLECTION),
    BEFORE_FOR_NAME(HookClass.REFLECTION),
    BEFORE_FOR_NAME_HERE(HookClass.REFLECTION),
    BEFORE_CONSTRUCTION(HookClass.REFLECTION),
    BEFORE_ELEMENT_READ(HookClass.REFLECTION),
    BEFORE_ELEMENT_WRITE(HookClass.REFLECTION),
    HANDLE(HookClass.REFLECTION),
    BOUND_HANDLE(HookClass.REFLECTION),
    ELEMENT_HANDLE(HookClass.REFLECTION),
    ACCESS_HANDLE(HookClass.REFLECTION),
    INVOKER(HookClass.REFLECTION),
    HIDDEN_CLASS(HookClass.REFLECTION),
    NATIVE_HANDLE(HookClass.REFLECTION),

    ASKING(HookClass.LAZY),
    ORIGINAL(HookClass.LAZY),
    ORIGINALS(HookClass.LAZY),
    BEFORE_VARIABLE(HookClass.LAZY),
    BEFORE_FIELD_VARIABLE(HookClass.LAZY),
    VARIABLE(HookClass.LAZY),
    FIELD_VARIABLE(HookClass.LAZY),
    BEFORE_ACCESS(HookClass.LAZY),

    IS_OF_RUNTIME(HookClass.LOADER),
    OF_RUNTIME(HookClass.LOADER),

    METHODS(HookClass.MIRROR),
    STACK_TRACE(HookClass.MIRROR),
    THREAD_STACK(HookClass.MIRROR),
    ALL_STACK_TRACES(HookClass.MIRROR),
    REFERRED_KIND(HookClass.MIRROR),
    REFERRED_OWNER(HookClass.MIRROR),
    REFERRED_NAME(HookClass.MIRROR),
    REFERRED_DESCRIPTOR(HookClass.MIRROR),

    BEGIN_SYSTEM_CALL(HookClass.SYSTEM_CALL),
    BEGIN_ACTING_CALL(HookClass.SYSTEM_CALL),
    END_SYSTEM_CALL(HookClass.SYSTEM_CALL),
    BEGIN_NATIVE_CALL(HookClass.SYSTEM_CALL),
    END_NATIVE_CALL(HookClass.SYSTEM_CALL),
    OUTSIDE_NANOS(HookClass.SYSTEM_CALL),
    POLL_FILE(HookClass.SYSTEM_CALL),
    POLL(HookClass.SYSTEM_CALL),
    POLL_SELECTOR(HookClass.SYSTEM_CALL),
    STOP_POLL(HookClass.SYSTEM_CALL);

    private final HookMethod method;

    Hook(HookClass owner) {
        method = owner.method(inWords(name()));
    }

    /** {@code BEFORE_READ} is beforeRead. */
    private static String inWords(String constant) {
        StringBuilder words = new StringBuilder();
        for (String word : constant.split("_")) {
            String rest = word.substring(1).toLowerCase(Locale.ROOT);
            words.append(words.length() == 0 ? word.substring(0, 1).toLowerCase(Locale.ROOT) : word.substring(0, 1))
                .append(rest);
        }
        return words.toString();
    }

    /** Internal name of the runtime class. */
    public String owner() {
        return method.owner();
    }

    /** Name of the static method. */
    public String method() {
        return method.name();
    }

    /** Descriptor of the static method. */
    public String descriptor() {
        return method.descriptor();
    }

    /** A new call of this hook. */
    public MethodInsnNode call() {
        return method.call();
    }
}
