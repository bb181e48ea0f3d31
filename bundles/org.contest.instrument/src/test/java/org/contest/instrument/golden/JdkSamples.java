/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.golden;

import java.util.List;
import java.util.function.Consumer;
import org.contest.instrument.Treatment;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Class files named like those of the JDK in which hooks have a place of their own, with as little code as may be. */
final class JdkSamples {

    private static final String SERIALIZED_LAMBDA = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;"
        + "Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
        + "[Ljava/lang/Object;)V";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";

    /** A class, as {@code Scope} would treat it. */
    record Sample(String name, Treatment treatment, byte[] bytes) {
    }

    private JdkSamples() {
    }

    static List<Sample> all() {
        return List.of(
            bodies("java/lang/Runtime", "exit(I)V", "halt(I)V", "loadLibrary0(Ljava/lang/Class;Ljava/lang/String;)V"),
            bodies("java/lang/Thread", "start()V", "join(J)V", "interrupt()V", "isAlive()Z", "run()V", "exit()V",
                "dispatchUncaughtException(Ljava/lang/Throwable;)V",
                "getStackTrace()[Ljava/lang/StackTraceElement;", "getAllStackTraces()Ljava/util/Map;"),
            bodies("java/lang/VirtualThread", "run(Ljava/lang/Runnable;)V", "hashCode()I"),
            notifyingVirtualThread(),
            bodies(Treatment.JDK, "jdk/internal/misc/ThreadFlock", "onStart(Ljava/lang/Thread;)V",
                "onExit(Ljava/lang/Thread;)V"),
            bodies("java/lang/ClassLoader", "loadClass(Ljava/lang/String;)Ljava/lang/Class;"),
            bodies("java/lang/Throwable", "fillInStackTrace()Ljava/lang/Throwable;",
                "getOurStackTrace()[Ljava/lang/StackTraceElement;"),
            bodies("jdk/internal/reflect/Reflection",
                "filterMethods(Ljava/lang/Class;[Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;"),
            bodies("java/lang/invoke/SerializedLambda", "<init>" + SERIALIZED_LAMBDA),
            atomic("java/util/Vector", "size()I"),
            sample("java/util/concurrent/ThreadLocalRandom", "localInit()V", JdkSamples::seed),
            sample(Treatment.JDK_CALLS, "java/util/SplittableRandom", "<init>()V", JdkSamples::nextSeed),
            bodies(Treatment.JDK_CALLS, "java/security/SecureRandom", "nextBytes([B)V"),
            sample(Treatment.JDK_CALLS, "java/time/Clock", "currentInstant()V", JdkSamples::clock),
            sample(Treatment.JDK_CALLS, "java/util/ImmutableCollections$Set12", "iterator()V", JdkSamples::order),
            sample(Treatment.JDK_BODIES, "sun/nio/ch/SelChImpl", "park(Ljava/io/FileDescriptor;IJ)V",
                JdkSamples::shutDownAndPoll),
            sample(Treatment.JDK_BODIES, "sun/nio/ch/NioSocketImpl",
                "park(IIJLjava/util/function/BooleanSupplier;)V", JdkSamples::pollVirtual),
            sample(Treatment.JDK_BODIES, "sun/nio/ch/DatagramChannelImpl", "remaining(J)V", JdkSamples::remaining),
            ordering("java/nio/channels/spi/AbstractSelector"),
            sample(Treatment.JDK_MODEL, "java/util/TimerThread", "mainLoop()V", JdkSamples::delay),
            sample("java/util/concurrent/locks/Lock", "parking()V", JdkSamples::parking),
            sample("java/util/concurrent/Executor", "starting()V", JdkSamples::starting));
    }

    /** A class of a program that links a native function, as JDK 22 and up can. */
    static byte[] linking() {
        ClassWriter type = type("org/example/Linking");
        add(type, "link()V", code -> {
            for (int i = 0; i < 4; i++) {
                code.visitInsn(Opcodes.ACONST_NULL);
            }
            code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/lang/foreign/Linker", "downcallHandle",
                "(Ljava/lang/foreign/MemorySegment;Ljava/lang/foreign/FunctionDescriptor;"
                    + "[Ljava/lang/foreign/Linker$Option;)Ljava/lang/invoke/MethodHandle;",
                true);
            code.visitInsn(Opcodes.POP);
        });
        return type.toByteArray();
    }

    private static Sample bodies(String name, String... methods) {
        return bodies(Treatment.JDK_BODIES, name, methods);
    }

    private static Sample bodies(Treatment treatment, String name, String... methods) {
        ClassWriter type = type(name);
        for (String method : methods) {
            add(type, method, code -> {
                // nothing but its return
            });
        }
        return new Sample(name, treatment, type.toByteArray());
    }

    /** As in JDK 21, which tells the JVM of begin and end inside. */
    private static Sample notifyingVirtualThread() {
        String name = "java/lang/VirtualThread";
        ClassWriter type = type(name);
        add(type, "run(Ljava/lang/Runnable;)V", code -> {
            for (String notice : List.of("notifyJvmtiStart", "runWith", "notifyJvmtiEnd")) {
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, notice, "()V", false);
            }
        });
        return new Sample(name, Treatment.JDK_BODIES, type.toByteArray());
    }

    private static Sample sample(String name, String method, Consumer<MethodVisitor> body) {
        return sample(Treatment.JDK, name, method, body);
    }

    private static Sample sample(Treatment treatment, String name, String method, Consumer<MethodVisitor> body) {
        ClassWriter type = type(name);
        add(type, method, body);
        return new Sample(name, treatment, type.toByteArray());
    }

    /** A call that others wait for, and one that waits. */
    private static void shutDownAndPoll(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "sun/nio/ch/Net", "shutdown", "(Ljava/io/FileDescriptor;I)V", false);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitVarInsn(Opcodes.LLOAD, 3);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "sun/nio/ch/Net", "poll", "(Ljava/io/FileDescriptor;IJ)I", false);
        code.visitInsn(Opcodes.POP);
    }

    /** How much of a time limit is left. */
    private static void remaining(MethodVisitor code) {
        code.visitVarInsn(Opcodes.LLOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "nanoTime", "()J", false);
        code.visitInsn(Opcodes.LSUB);
        code.visitInsn(Opcodes.POP2);
    }

    /** As virtual threads wait for files and selectors, and are woken when a file is closed. */
    private static void pollVirtual(MethodVisitor code) {
        String poller = "sun/nio/ch/Poller";
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitVarInsn(Opcodes.LLOAD, 3);
        code.visitVarInsn(Opcodes.ALOAD, 5);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, poller, "poll", "(IIJLjava/util/function/BooleanSupplier;)V", false);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitVarInsn(Opcodes.LLOAD, 3);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, poller, "pollSelector", "(IJ)V", false);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, poller, "stopPoll", "(II)V", false);
    }

    /** Synchronized methods and a block with waits, which order and are no events. */
    private static Sample ordering(String name) {
        ClassWriter type = type(name);
        add(type, Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNCHRONIZED, "close()V", code -> {
            // nothing but its return
        });
        add(type, Opcodes.ACC_STATIC | Opcodes.ACC_SYNCHRONIZED, "closeAll()V", code -> {
            // nothing but its return
        });
        add(type, "block()V", code -> {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitInsn(Opcodes.MONITORENTER);
            waits(code, "()V");
            waits(code, "(J)V");
            waits(code, "(JI)V");
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitInsn(Opcodes.MONITOREXIT);
        });
        return new Sample(name, Treatment.JDK_ORDER, type.toByteArray());
    }

    private static void delay(MethodVisitor code) {
        waits(code, "(J)V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/util/TimerTask", "run", "()V", false);
    }

    private static void waits(MethodVisitor code, String descriptor) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (descriptor.indexOf('J') > 0) {
            code.visitInsn(Opcodes.LCONST_1);
        }
        if (descriptor.indexOf('I') > 0) {
            code.visitInsn(Opcodes.ICONST_1);
        }
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "wait", descriptor, false);
    }

    /** A synchronized method, and another one that calls it. */
    private static Sample atomic(String name, String method) {
        ClassWriter type = type(name);
        add(type, Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNCHRONIZED, method, code -> {
            // nothing but its return
        });
        int descriptor = method.indexOf('(');
        add(type, "calling()V", code -> {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, method.substring(0, descriptor),
                method.substring(descriptor), false);
            code.visitInsn(Opcodes.POP);
        });
        return new Sample(name, Treatment.JDK, type.toByteArray());
    }

    private static ClassWriter type(String name) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        return type;
    }

    private static void add(ClassWriter type, String method, Consumer<MethodVisitor> body) {
        add(type, Opcodes.ACC_PUBLIC, method, body);
    }

    private static void add(ClassWriter type, int access, String method, Consumer<MethodVisitor> body) {
        String descriptor = method.substring(method.indexOf('('));
        MethodVisitor code = type.visitMethod(access, method.substring(0, method.indexOf('(')),
            descriptor, null, null);
        code.visitCode();
        body.accept(code);
        Type result = Type.getReturnType(descriptor);
        if (result.getSort() != Type.VOID) {
            code.visitInsn(result.getSort() >= Type.ARRAY ? Opcodes.ACONST_NULL : Opcodes.ICONST_0);
        }
        code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void seed(MethodVisitor code) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.LCONST_0);
        code.visitInsn(Opcodes.LCONST_1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, UNSAFE, "putLong", "(Ljava/lang/Object;JJ)V", false);
    }

    private static void nextSeed(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.LCONST_1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/util/concurrent/atomic/AtomicLong", "getAndAdd", "(J)J",
            false);
        code.visitInsn(Opcodes.POP2);
    }

    private static void clock(MethodVisitor code) {
        code.visitInsn(Opcodes.LCONST_0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", false);
        code.visitInsn(Opcodes.POP2);
    }

    private static void order(MethodVisitor code) {
        code.visitFieldInsn(Opcodes.GETSTATIC, "java/util/ImmutableCollections", "SALT32L", "J");
        code.visitInsn(Opcodes.POP2);
        code.visitFieldInsn(Opcodes.GETSTATIC, "java/util/ImmutableCollections", "REVERSE", "Z");
        code.visitInsn(Opcodes.POP);
    }

    private static void parking(MethodVisitor code) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitInsn(Opcodes.LCONST_0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, UNSAFE, "park", "(ZJ)V", false);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, UNSAFE, "unpark", "(Ljava/lang/Object;)V", false);
    }

    private static void starting(MethodVisitor code) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "jdk/internal/access/JavaLangAccess", "start",
            "(Ljava/lang/Thread;Ljdk/internal/vm/ThreadContainer;)V", true);
    }
}
