/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The hooks of the runtime by name and descriptor. This bundle does not see the runtime; a test compares both.
 */
public enum Hook {
    THREAD(Owner.HOOKS, "thread", "()" + Owner.THREAD),
    BEFORE_READ(Owner.HOOKS, "beforeRead", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_WRITE(Owner.HOOKS, "beforeWrite", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_VOLATILE_READ(Owner.HOOKS, "beforeVolatileRead", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_VOLATILE_WRITE(Owner.HOOKS, "beforeVolatileWrite", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_STATIC_READ(Owner.HOOKS, "beforeStaticRead", "(II" + Owner.THREAD + ")V"),
    BEFORE_STATIC_WRITE(Owner.HOOKS, "beforeStaticWrite", "(II" + Owner.THREAD + ")V"),
    BEFORE_STATIC_VOLATILE_READ(Owner.HOOKS, "beforeStaticVolatileRead", "(II" + Owner.THREAD + ")V"),
    BEFORE_STATIC_VOLATILE_WRITE(Owner.HOOKS, "beforeStaticVolatileWrite", "(II" + Owner.THREAD + ")V"),
    BEFORE_STATIC_ACCESS(Owner.HOOKS, "beforeStaticAccess", "(Ljava/lang/Class;III)V"),
    BEFORE_ARRAY_READ(Owner.HOOKS, "beforeArrayRead", "(Ljava/lang/Object;II" + Owner.THREAD + ")V"),
    BEFORE_ARRAY_WRITE(Owner.HOOKS, "beforeArrayWrite", "(Ljava/lang/Object;II" + Owner.THREAD + ")V"),
    BEFORE_ELEMENTS_READ(Owner.ARRAYS, "beforeElementsRead", "(Ljava/lang/Object;III)V"),
    BEFORE_ELEMENTS_WRITE(Owner.ARRAYS, "beforeElementsWrite", "(Ljava/lang/Object;III)V"),
    BEFORE_ATOMIC_READ(Owner.HOOKS, "beforeAtomicRead", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_ATOMIC_WRITE(Owner.HOOKS, "beforeAtomicWrite", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_ATOMIC_UPDATE(Owner.HOOKS, "beforeAtomicUpdate", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_ATOMIC_CALL(Owner.HOOKS, "beforeAtomicCall", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    AFTER_ACCESS(Owner.HOOKS, "afterAccess", "(" + Owner.THREAD + ")V"),
    AFTER_VOLATILE_ACCESS(Owner.HOOKS, "afterVolatileAccess", "(" + Owner.THREAD + ")V"),
    BEFORE_LIBRARY_CALL(Owner.HOOKS, "beforeLibraryCall", "(Ljava/lang/Object;I)V"),
    BEFORE_COLLECTION_CALL(Owner.HOOKS, "beforeCollectionCall", "(Ljava/lang/Object;I)V"),
    BEFORE_MONITOR_ENTER(Owner.HOOKS, "beforeMonitorEnter", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    AFTER_MONITOR_ENTER(Owner.HOOKS, "afterMonitorEnter", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    BEFORE_MONITOR_EXIT(Owner.HOOKS, "beforeMonitorExit", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    AFTER_MONITOR_EXIT(Owner.HOOKS, "afterMonitorExit", "(Ljava/lang/Object;I" + Owner.THREAD + ")V"),
    CALLS(Owner.CALLS, "calls", "(I" + Owner.THREAD + ")V"),
    CALLED_BACK(Owner.CALLS, "calledBack", "()V"),
    RETURNS(Owner.CALLS, "returns", "()V"),
    LOCK(Owner.HOOKS, "lock", "(Ljava/lang/Object;I)V"),
    UNLOCK(Owner.HOOKS, "unlock", "(Ljava/lang/Object;I)V"),
    BEFORE_INITIALIZATION(Owner.HOOKS, "beforeInitialization", "(Ljava/lang/Class;)V"),
    CLASS_INIT_BEGIN(Owner.HOOKS, "classInitBegin", "(Ljava/lang/Class;I)V"),
    CLASS_INIT_END(Owner.HOOKS, "classInitEnd", "(Ljava/lang/Class;I)V"),
    INITIALIZED(Owner.HOOKS, "initialized", "(Ljava/lang/Class;)V"),
    THREAD_BEGIN(Owner.HOOKS, "threadBegin", "(Ljava/lang/Thread;)V"),
    THREAD_END(Owner.HOOKS, "threadEnd", "(Ljava/lang/Thread;)V"),
    IS_COUNTED(Owner.HOOKS, "isCounted", "(Ljava/lang/Thread;)Z"),
    UNCAUGHT(Owner.HOOKS, "uncaught", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V"),
    ENTER_IGNORED(Owner.HOOKS, "enterIgnored", "()V"),
    ENTER_ATOMIC(Owner.HOOKS, "enterAtomic", "(Ljava/lang/Object;)V"),
    EXIT_IGNORED(Owner.HOOKS, "exitIgnored", "()V"),

    WAIT(Owner.OPERATIONS, "waitOn", "(Ljava/lang/Object;I)V"),
    WAIT_MILLIS(Owner.OPERATIONS, "waitOn", "(Ljava/lang/Object;JI)V"),
    WAIT_MILLIS_NANOS(Owner.OPERATIONS, "waitOn", "(Ljava/lang/Object;JII)V"),
    NOTIFY(Owner.OPERATIONS, "notifyOne", "(Ljava/lang/Object;I)V"),
    NOTIFY_ALL(Owner.OPERATIONS, "notifyAll", "(Ljava/lang/Object;I)V"),
    HOLDS_LOCK(Owner.OPERATIONS, "holdsLock", "(Ljava/lang/Object;I)Z"),
    START(Owner.OPERATIONS, "start", "(Ljava/lang/Thread;I)V"),
    SUPER_START(Owner.OPERATIONS, "superStart", "(Ljava/lang/Thread;I)V"),
    START_UNSEEN(Owner.OPERATIONS, "startUnseen", "(Ljava/lang/Thread;I)Z"),
    JOIN_UNSEEN(Owner.OPERATIONS, "joinUnseen", "(Ljava/lang/Thread;JI)Z"),
    INTERRUPT_UNSEEN(Owner.OPERATIONS, "interruptUnseen", "(Ljava/lang/Thread;)Z"),
    ALIVE_UNSEEN(Owner.OPERATIONS, "aliveUnseen", "(Ljava/lang/Thread;)Z"),
    ENTER_PROGRAM(Owner.OPERATIONS, "enterProgram", "()V"),
    EXIT_PROGRAM(Owner.OPERATIONS, "exitProgram", "()V"),
    ENTER_LIBRARY(Owner.HOOKS, "enterLibrary", "()V"),
    LEAVE_LIBRARY(Owner.HOOKS, "leaveLibrary", "()V"),
    EXITING(Owner.OPERATIONS, "exiting", "(II)V"),
    HALTING(Owner.OPERATIONS, "halting", "()V"),
    START_IN(Owner.OPERATIONS, "startIn", "(Ljava/lang/Thread;Ljava/lang/Object;I)V"),
    JOIN(Owner.OPERATIONS, "join", "(Ljava/lang/Thread;I)V"),
    JOIN_MILLIS(Owner.OPERATIONS, "join", "(Ljava/lang/Thread;JI)V"),
    JOIN_MILLIS_NANOS(Owner.OPERATIONS, "join", "(Ljava/lang/Thread;JII)V"),
    JOIN_DURATION(Owner.OPERATIONS, "join", "(Ljava/lang/Thread;Ljava/time/Duration;I)Z"),
    SLEEP(Owner.OPERATIONS, "sleep", "(JI)V"),
    SLEEP_NANOS(Owner.OPERATIONS, "sleep", "(JII)V"),
    SLEEP_DURATION(Owner.OPERATIONS, "sleep", "(Ljava/time/Duration;I)V"),
    YIELD(Owner.OPERATIONS, "yield", "(I)V"),
    ON_SPIN_WAIT(Owner.OPERATIONS, "onSpinWait", "(I)V"),
    INTERRUPT(Owner.OPERATIONS, "interrupt", "(Ljava/lang/Thread;I)V"),
    SUPER_INTERRUPT(Owner.OPERATIONS, "superInterrupt", "(Ljava/lang/Thread;I)V"),
    INTERRUPTED(Owner.OPERATIONS, "interrupted", "(I)Z"),
    IS_INTERRUPTED(Owner.OPERATIONS, "isInterrupted", "(Ljava/lang/Thread;I)Z"),
    IS_ALIVE(Owner.OPERATIONS, "isAlive", "(Ljava/lang/Thread;I)Z"),
    GET_STATE(Owner.OPERATIONS, "getState", "(Ljava/lang/Thread;I)Ljava/lang/Thread$State;"),
    PARK(Owner.OPERATIONS, "park", "(I)V"),
    PARK_BLOCKER(Owner.OPERATIONS, "park", "(Ljava/lang/Object;I)V"),
    PARK_NANOS(Owner.OPERATIONS, "parkNanos", "(JI)V"),
    PARK_NANOS_BLOCKER(Owner.OPERATIONS, "parkNanosBlocker", "(Ljava/lang/Object;JI)V"),
    PARK_UNTIL(Owner.OPERATIONS, "parkUntil", "(JI)V"),
    PARK_UNTIL_BLOCKER(Owner.OPERATIONS, "parkUntilBlocker", "(Ljava/lang/Object;JI)V"),
    UNSAFE_PARK(Owner.OPERATIONS, "unsafePark", "(ZJI)V"),
    UNPARK(Owner.OPERATIONS, "unpark", "(Ljava/lang/Thread;I)V"),
    UNSAFE_UNPARK(Owner.OPERATIONS, "unsafeUnpark", "(Ljava/lang/Object;I)V"),
    ARRAYCOPY(Owner.ARRAYS, "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;III)V"),
    NANO_TIME(Owner.ENVIRONMENT, "nanoTime", "(I)J"),
    CURRENT_TIME(Owner.ENVIRONMENT, "currentTimeMillis", "(I)J"),
    IDENTITY_HASH(Owner.ENVIRONMENT, "identityHashCode", "(Ljava/lang/Object;I)I"),
    BEFORE_HASH_CODE(Owner.ENVIRONMENT, "beforeHashCode", "(Ljava/lang/Object;)V"),
    AFTER_HASH_CODE(Owner.ENVIRONMENT, "afterHashCode", "(Ljava/lang/Object;I)I"),
    THREAD_ID(Owner.ENVIRONMENT, "threadId", "(Ljava/lang/Thread;I)J"),
    HAS_GENERATOR(Owner.ENVIRONMENT, "hasGenerator", "()Z"),
    RANDOM_SEED(Owner.ENVIRONMENT, "randomSeed", "(JI)J"),
    GENERATOR_SEED(Owner.ENVIRONMENT, "generatorSeed", "(JI)J"),
    RANDOM(Owner.ENVIRONMENT, "random", "(I)D"),
    RANDOM_BYTES(Owner.ENVIRONMENT, "randomBytes", "([BI)V"),
    SINCE_START(Owner.ENVIRONMENT, "sinceStart", "(JJI)J"),
    SALT(Owner.ENVIRONMENT, "salt", "(J)J"),
    IS_REVERSED(Owner.ENVIRONMENT, "isReversed", "(Z)Z"),

    INVOKED(Owner.REFLECTION, "invoked",
        "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/reflect/Method;"),
    ARGUMENTS(Owner.REFLECTION, "arguments",
        "(Ljava/lang/reflect/Method;Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;I)"
            + "[Ljava/lang/Object;"),
    BEFORE_FIELD_READ(Owner.REFLECTION, "beforeFieldRead", "(Ljava/lang/reflect/Field;Ljava/lang/Object;I)V"),
    BEFORE_FIELD_WRITE(Owner.REFLECTION, "beforeFieldWrite", "(Ljava/lang/reflect/Field;Ljava/lang/Object;I)V"),
    BEFORE_FOR_NAME(Owner.REFLECTION, "beforeForName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)V"),
    BEFORE_FOR_NAME_HERE(Owner.REFLECTION, "beforeForName", "(Ljava/lang/String;Ljava/lang/Class;)V"),
    BEFORE_CONSTRUCTION(Owner.REFLECTION, "beforeConstruction", "(Ljava/lang/reflect/Constructor;)V"),
    BEFORE_ELEMENT_READ(Owner.REFLECTION, "beforeElementRead", "(Ljava/lang/Object;II)V"),
    BEFORE_ELEMENT_WRITE(Owner.REFLECTION, "beforeElementWrite", "(Ljava/lang/Object;II)V"),
    HANDLE(Owner.REFLECTION, "handle", "(Ljava/lang/invoke/MethodHandle;I)Ljava/lang/invoke/MethodHandle;"),
    BOUND_HANDLE(Owner.REFLECTION, "boundHandle",
        "(Ljava/lang/invoke/MethodHandle;Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;I)"
            + "Ljava/lang/invoke/MethodHandle;"),
    ELEMENT_HANDLE(Owner.REFLECTION, "elementHandle",
        "(Ljava/lang/invoke/MethodHandle;I)Ljava/lang/invoke/MethodHandle;"),
    ACCESS_HANDLE(Owner.REFLECTION, "accessHandle",
        "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/VarHandle;Ljava/lang/invoke/VarHandle$AccessMode;I)"
            + "Ljava/lang/invoke/MethodHandle;"),
    INVOKER(Owner.REFLECTION, "invoker",
        "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/VarHandle$AccessMode;Ljava/lang/invoke/MethodType;I)"
            + "Ljava/lang/invoke/MethodHandle;"),
    ASKING(Owner.LAZY, "asking", "(Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/MethodHandle;"),
    ORIGINAL(Owner.LAZY, "original", "(Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/MethodHandle;"),
    ORIGINALS(Owner.LAZY, "originals", "([Ljava/lang/Object;)[Ljava/lang/Object;"),
    BEFORE_VARIABLE(Owner.LAZY, "beforeVariable", "(Ljava/lang/Class;)V"),
    BEFORE_FIELD_VARIABLE(Owner.LAZY, "beforeVariable", "(Ljava/lang/reflect/Field;)V"),
    VARIABLE(Owner.LAZY, "variable",
        "(Ljava/lang/invoke/VarHandle;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)"
            + "Ljava/lang/invoke/VarHandle;"),
    FIELD_VARIABLE(Owner.LAZY, "variable",
        "(Ljava/lang/invoke/VarHandle;Ljava/lang/reflect/Field;)Ljava/lang/invoke/VarHandle;"),
    BEFORE_ACCESS(Owner.LAZY, "beforeAccess", "(Ljava/lang/Object;)V"),
    HIDDEN_CLASS(Owner.REFLECTION, "hiddenClass", "(Ljava/lang/invoke/MethodHandles$Lookup;[B)[B"),

    IS_OF_RUNTIME(Owner.LOADER, "isOfRuntime", "(Ljava/lang/String;)Z"),
    OF_RUNTIME(Owner.LOADER, "ofRuntime", "(Ljava/lang/String;)Ljava/lang/Class;"),

    METHODS(Owner.MIRROR, "methods",
        "(Ljava/lang/Class;[Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;"),
    STACK_TRACE(Owner.MIRROR, "stackTrace", "([Ljava/lang/StackTraceElement;)[Ljava/lang/StackTraceElement;"),
    THREAD_STACK(Owner.MIRROR, "threadStack",
        "(Ljava/lang/Thread;[Ljava/lang/StackTraceElement;)[Ljava/lang/StackTraceElement;"),
    ALL_STACK_TRACES(Owner.MIRROR, "allStackTraces", "(Ljava/util/Map;)Ljava/util/Map;"),
    REFERRED_KIND(Owner.MIRROR, "referredKind", "(Ljava/lang/String;I)I"),
    REFERRED_OWNER(Owner.MIRROR, "referredOwner", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"),
    REFERRED_NAME(Owner.MIRROR, "referredName", "(Ljava/lang/String;)Ljava/lang/String;"),
    REFERRED_DESCRIPTOR(Owner.MIRROR, "referredDescriptor",
        "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"),
    GO_OUTSIDE(Owner.OUTSIDE, "goOutside", "(I)V"),
    ACT_OUTSIDE(Owner.OUTSIDE, "actOutside", "(I)V"),
    COME_BACK(Owner.OUTSIDE, "comeBack", "()V"),
    POLL(Owner.OUTSIDE, "poll", "(IIJLjava/util/function/BooleanSupplier;)V"),
    POLL_SELECTOR(Owner.OUTSIDE, "pollSelector", "(IJ)V"),
    STOP_POLL(Owner.OUTSIDE, "stopPoll", "(II)V");

    private static final class Owner {
        static final String THREAD = "Lorg/contest/runtime/ProgramThread;";
        static final String HOOKS = "org/contest/runtime/hooks/Hooks";
        static final String CALLS = "org/contest/runtime/hooks/CallHooks";
        static final String ARRAYS = "org/contest/runtime/hooks/ArrayHooks";
        static final String OPERATIONS = "org/contest/runtime/hooks/OperationHooks";
        static final String ENVIRONMENT = "org/contest/runtime/hooks/EnvironmentHooks";
        static final String REFLECTION = "org/contest/runtime/reflect/ReflectionHooks";
        static final String LAZY = "org/contest/runtime/reflect/LazyHandleHooks";
        static final String LOADER = "org/contest/runtime/hooks/LoaderHooks";
        static final String MIRROR = "org/contest/runtime/hooks/MirrorHooks";
        static final String OUTSIDE = "org/contest/runtime/hooks/OutsideHooks";
    }

    private final String owner;
    private final String method;
    private final String descriptor;

    Hook(String owner, String method, String descriptor) {
        this.owner = owner;
        this.method = method;
        this.descriptor = descriptor;
    }

    /** Internal name of the runtime class. */
    public String owner() {
        return owner;
    }

    /** Name of the static method. */
    public String method() {
        return method;
    }

    /** Descriptor of the static method. */
    public String descriptor() {
        return descriptor;
    }

    /** A new call of this hook. */
    public MethodInsnNode call() {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
    }
}
