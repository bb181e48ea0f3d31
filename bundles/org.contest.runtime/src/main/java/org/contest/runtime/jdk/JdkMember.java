/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.jdk.JdkName;
import org.contest.protocol.jdk.MissingMember;

/**
 * The internals of the JDK that the runtime looks up, each with the first release that has it and with what is lost
 * without it. A lookup that fails gives null; in a release that should have the member the health report says so.
 */
public enum JdkMember {
    THREAD_ID("java.lang.Thread", "tid", 17, "a thread class that overrides getId is asked for its number"),
    THREAD_INTERRUPTED("java.lang.Thread", "interrupted", 17, "virtual threads of this run cannot wait for sockets"),
    THREAD_HOLDER("java.lang.Thread", "holder", 21, "threads under control look new to the JDK's own code"),
    THREAD_STATUS("java.lang.Thread$FieldHolder", "threadStatus", 21,
        "threads under control look new to the JDK's own code"),
    THREAD_PROBE("java.lang.Thread", "threadLocalRandomProbe", 17, "random numbers are others in a replay"),
    THREAD_SEED("java.lang.Thread", "threadLocalRandomSeed", 17, "random numbers are others in a replay"),
    THREAD_SECONDARY_SEED("java.lang.Thread", "threadLocalRandomSecondarySeed", 17,
        "random numbers are others in a replay"),
    THREAD_NUMBERING("java.lang.Thread$ThreadNumbering", "next", 21, "names of threads go on counting between runs"),
    THREAD_START("java.lang.Thread", "start", 17, "thread classes that override start run without control"),
    THREAD_START_IN("java.lang.Thread", "start", 21, "executors of virtual threads cannot start them"),
    THREAD_INTERRUPT("java.lang.Thread", "interrupt", 17,
        "thread classes that override interrupt run without control"),
    THREAD_IS_INTERRUPTED("java.lang.Thread", "isInterrupted", 17,
        "thread classes that override isInterrupted run without control"),
    THREAD_EXIT("java.lang.Thread", "exit", 17, "ended threads keep their thread locals"),
    THREAD_SET_PRIORITY("java.lang.Thread", "setPriority0", 17, "noise by priorities yields instead"),
    THREAD_SET_CURRENT("java.lang.Thread", "setCurrentThread", 21, "controlled runs are slower"),
    THREAD_CARRIER("java.lang.Thread", "currentCarrierThread", 21, "virtual threads under control share generators"),
    THREAD_RUN_WITH("java.lang.Thread", "runWith", 21, "virtual threads run without control"),
    THREAD_BINDINGS("java.lang.Thread", "scopedValueBindings", 21, "virtual threads run without control"),
    THREAD_SET_CONTAINER("java.lang.Thread", "setThreadContainer", 21, "structured task scopes fail"),
    THREAD_INHERIT("java.lang.Thread", "inheritScopedValueBindings", 21, "structured task scopes fail"),
    BASE_VIRTUAL_THREAD("java.lang.BaseVirtualThread", "", 21, "noise by priorities tries virtual threads, too"),
    VIRTUAL_THREAD("java.lang.VirtualThread", "", 21, "virtual threads run without control"),
    VIRTUAL_STATE("java.lang.VirtualThread", "state", 21, "virtual threads run without control"),
    VIRTUAL_CONTINUATION("java.lang.VirtualThread", "cont", 21, "virtual threads run without control"),
    VIRTUAL_TASK("java.lang.VirtualThread$VThreadContinuation$1", "val$task", 21,
        "virtual threads run without control"),
    CONTINUATION("jdk.internal.vm.Continuation", "", 21, "controlled runs are slower"),
    CONTINUATION_TARGET("jdk.internal.vm.Continuation", "target", 21, "virtual threads run without control"),
    CONTINUATION_RUN("jdk.internal.vm.Continuation", "run", 21, "controlled runs are slower"),
    CONTINUATION_YIELD("jdk.internal.vm.Continuation", "yield", 21, "controlled runs are slower"),
    CONTINUATION_STACK("jdk.internal.vm.Continuation", "getStackTrace", 21, "controlled runs are slower"),
    CONTINUATION_NEW("jdk.internal.vm.Continuation", "<init>", 21, "controlled runs are slower"),
    CONTINUATION_SCOPE("jdk.internal.vm.ContinuationScope", "", 21, "controlled runs are slower"),
    CONTINUATION_NEW_SCOPE("jdk.internal.vm.ContinuationScope", "<init>", 21, "controlled runs are slower"),
    THREAD_CONTAINER("jdk.internal.vm.ThreadContainer", "", 21, "structured task scopes fail"),
    SCOPES_POP("jdk.internal.vm.StackableScope", "popAll", 21, "structured task scopes fail"),
    FLOCK("jdk.internal.misc.ThreadFlock", "", 21, "structured task scopes fail"),
    FLOCK_START("jdk.internal.misc.ThreadFlock", "onStart", 21, "structured task scopes fail"),
    FLOCK_EXIT("jdk.internal.misc.ThreadFlock", "onExit", 21, "structured task scopes fail"),
    FLOCK_OF_CONTAINER("jdk.internal.misc.ThreadFlock$ThreadContainerImpl", "flock", 21, "structured task scopes fail"),
    RANDOM_PROBES("java.util.concurrent.ThreadLocalRandom", "probeGenerator", 17,
        "random numbers are others in a replay"),
    RANDOM_SEEDER("java.util.concurrent.ThreadLocalRandom", "seeder", 17, "random numbers are others in a replay"),
    POOL_NUMBER("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber", 17,
        "names of pools go on counting between runs"),
    TIMER_NUMBER("java.util.Timer", "nextSerialNumber", 17, "names of timers go on counting between runs"),
    FORK_JOIN_NUMBER("java.util.concurrent.ForkJoinPool", "poolIds", 21,
        "names of pools go on counting between runs"),
    LOCK_OWNER("java.util.concurrent.locks.AbstractOwnableSynchronizer", "exclusiveOwnerThread", 17,
        "deadlocks of locks show as threads that all wait"),
    LOADED_CLASS("java.lang.ClassLoader", "findLoadedClass", 17, "deadlocks of class initializers show as hangs"),
    SYSTEM_LOADER("java.lang.ClassLoader", "scl", 17,
        "threads of fork/join pools do not find the program's classes by name in a JVM that repeats runs"),
    DATABASE_DRIVERS("java.sql.DriverManager", "registeredDrivers", 17, "later runs in a JVM find no database drivers"),
    DATABASE_DRIVERS_LOOKED_FOR("java.sql.DriverManager", "driversInitialized", 17,
        "later runs in a JVM find no database drivers"),
    URL_FACTORY("java.net.URL", "factory", 17, "later runs in a JVM cannot set handlers of URLs"),
    URL_HANDLERS("java.net.URL", "handlers", 17, "later runs in a JVM cannot set handlers of URLs"),
    NATIVE_LIBRARIES("jdk.internal.loader.NativeLibraries", "loadedLibraryNames", 17,
        "later runs in a JVM cannot load native libraries of the program"),
    METHOD_ANNOTATIONS("java.lang.reflect.Method", "annotations", 17, "serial version ids may be others"),
    METHOD_PARAMETER_ANNOTATIONS("java.lang.reflect.Method", "parameterAnnotations", 17,
        "serial version ids may be others"),
    METHOD_SIGNATURE("java.lang.reflect.Method", "signature", 17, "serial version ids may be others"),
    METHOD_SLOT("java.lang.reflect.Method", "slot", 17, "serial version ids may be others"),
    METHOD_NEW("java.lang.reflect.Method", "<init>", 17, "serial version ids may be others"),
    CONSTANT_POOL("jdk.internal.reflect.ConstantPool", "", 17, "serial version ids may be others"),
    CLASS_CONSTANT_POOL("java.lang.Class", "getConstantPool", 17, "serial version ids may be others"),
    CONSTANT_POOL_TEXT("jdk.internal.reflect.ConstantPool", "getUTF8At", 17, "serial version ids may be others"),
    NEW_FILE("sun.nio.ch.IOUtil", "newFD", 21, "virtual threads of this run cannot wait for sockets"),
    POLL("sun.nio.ch.Net", "poll", 17, "threads of this run cannot wait for sockets"),
    POLLER_POLL("sun.nio.ch.Poller", "poll", 21, "virtual threads of this run cannot wait for sockets"),
    POLLER_STOP("sun.nio.ch.Poller", "stopPoll", 21, "virtual threads of this run cannot wait for sockets"),
    UNSAFE("jdk.internal.misc.Unsafe", "getUnsafe", 17, "hash codes and class initializers are others in a replay"),
    UNINITIALIZED("jdk.internal.misc.Unsafe", "shouldBeInitialized", 17, "class initializers are not ordered"),
    OFFSET("jdk.internal.misc.Unsafe", "objectFieldOffset", 17, "classes are loaded anew for each run"),
    GET_REFERENCE("jdk.internal.misc.Unsafe", "getReference", 17, "classes are loaded anew for each run"),
    GET_BYTE("jdk.internal.misc.Unsafe", "getByte", 17, "classes are loaded anew for each run"),
    GET_SHORT("jdk.internal.misc.Unsafe", "getShort", 17, "classes are loaded anew for each run"),
    GET_INT("jdk.internal.misc.Unsafe", "getInt", 17, "classes are loaded anew for each run"),
    GET_LONG("jdk.internal.misc.Unsafe", "getLong", 17, "classes are loaded anew for each run"),
    PUT_REFERENCE("jdk.internal.misc.Unsafe", "putReference", 17, "classes are loaded anew for each run"),
    PUT_BYTE("jdk.internal.misc.Unsafe", "putByte", 17, "classes are loaded anew for each run"),
    PUT_SHORT("jdk.internal.misc.Unsafe", "putShort", 17, "classes are loaded anew for each run"),
    PUT_INT("jdk.internal.misc.Unsafe", "putInt", 17, "classes are loaded anew for each run"),
    PUT_LONG("jdk.internal.misc.Unsafe", "putLong", 17, "classes are loaded anew for each run"),
    GET_HEADER("jdk.internal.misc.Unsafe", "getLongVolatile", 17, "hash codes are others in a replay"),
    SET_HEADER("jdk.internal.misc.Unsafe", "compareAndSetLong", 17, "hash codes are others in a replay"),
    JVM_ARGUMENTS("jdk.internal.misc.VM", "getRuntimeArguments", 17, "a stop in a debugger may count as a hang");

    private static final List<String> MISSING = new ArrayList<>();

    private enum Form {
        GETTER, METHOD, OWN_METHOD, STATIC_METHOD, CONSTRUCTOR
    }

    private final String owner;
    private final String member;
    private final JdkName range;
    private final String lost;

    JdkMember(String owner, String member, int since, String lost) {
        this.owner = owner;
        this.member = member;
        this.range = new JdkName(member, since, Integer.MAX_VALUE);
        this.lost = lost;
    }

    /** The class that declares the member, or that is meant itself; null where it is missing. */
    public Class<?> type() {
        try {
            return in();
        } catch (ClassNotFoundException e) {
            return none();
        }
    }

    /** The field of an object, of this type. */
    public VarHandle field(Class<?> type) {
        return variable(type, false);
    }

    /** The static field, of this type. */
    public VarHandle staticField(Class<?> type) {
        return variable(type, true);
    }

    private VarHandle variable(Class<?> type, boolean isStatic) {
        try {
            Class<?> in = in();
            return isStatic ? lookup(in).findStaticVarHandle(in, member, type)
                : lookup(in).findVarHandle(in, member, type);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return none();
        }
    }

    /** What reads the field of an object. */
    public MethodHandle getter(Class<?> type) {
        return handle(Form.GETTER, MethodType.methodType(type));
    }

    /** The method of an object, which may be overridden. */
    public MethodHandle method(Class<?> result, Class<?>... parameters) {
        return handle(Form.METHOD, MethodType.methodType(result, parameters));
    }

    /** The method of an object as the class itself has it. */
    public MethodHandle ownMethod(Class<?> result, Class<?>... parameters) {
        return handle(Form.OWN_METHOD, MethodType.methodType(result, parameters));
    }

    /** The static method. */
    public MethodHandle staticMethod(Class<?> result, Class<?>... parameters) {
        return handle(Form.STATIC_METHOD, MethodType.methodType(result, parameters));
    }

    /** The constructor. */
    public MethodHandle constructor(Class<?>... parameters) {
        return handle(Form.CONSTRUCTOR, MethodType.methodType(void.class, parameters));
    }

    private MethodHandle handle(Form form, MethodType type) {
        try {
            Class<?> in = in();
            MethodHandles.Lookup lookup = lookup(in);
            return switch (form) {
            case GETTER -> lookup.findGetter(in, member, type.returnType());
            case METHOD -> lookup.findVirtual(in, member, type);
            case OWN_METHOD -> lookup.findSpecial(in, member, type, in);
            case STATIC_METHOD -> lookup.findStatic(in, member, type);
            case CONSTRUCTOR -> lookup.findConstructor(in, type);
            };
        } catch (ReflectiveOperationException | RuntimeException e) {
            return none();
        }
    }

    private Class<?> in() throws ClassNotFoundException {
        return Class.forName(owner, false, ClassLoader.getPlatformClassLoader());
    }

    private static MethodHandles.Lookup lookup(Class<?> in) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(in, MethodHandles.lookup());
    }

    /** Without the agent, as in a unit test, nothing is open to us, and nothing can be said to be missing. */
    private <T> T none() {
        boolean isOpen = Object.class.getModule().isOpen("java.lang", JdkMember.class.getModule());
        if (isOpen && isIn(Runtime.version().feature())) {
            synchronized (MISSING) {
                MISSING.add(MissingMember.inWords(fullName(), lost));
            }
        }
        return null;
    }

    /** Class and member, as the table has them; the name of a class alone when the class is meant. */
    public String fullName() {
        return member.isEmpty() ? owner : owner + '.' + member;
    }

    /** True when a release of the JDK should have it. */
    public boolean isIn(int release) {
        return range.isIn(release);
    }

    /** A sentence for each member that was looked up in vain although this release of the JDK should have it. */
    public static List<String> missing() {
        synchronized (MISSING) {
            return List.copyOf(MISSING);
        }
    }
}
