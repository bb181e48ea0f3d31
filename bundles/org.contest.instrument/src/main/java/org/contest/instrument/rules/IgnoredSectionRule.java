/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Map;
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods in which nothing is an event of the program: class loading, linkage, also of native methods and of
 * reflection, what the JDK keeps for sockets, its scheduler of virtual threads, printing under a JDK lock, and the
 * synchronized methods of JDK classes, which are one atomic operation.
 */
final class IgnoredSectionRule implements BodyRule {

    private static final String CLASS_LOADER = "java/lang/ClassLoader";

    /** Method names by JDK class. */
    static final Map<String, Set<String>> SECTIONS = Map.ofEntries(
        Map.entry(CLASS_LOADER, Set.of("loadClass", "findNative", "loadLibrary")),
        Map.entry("java/lang/Class", Set.of("getDeclaredField", "getField", "getDeclaredMethod", "getMethod",
            "getConstructor", "getDeclaredConstructor", "getDeclaredFields", "getDeclaredMethods", "getMethods",
            "getEnumConstantsShared")),
        Map.entry("java/lang/Throwable", Set.of("printStackTrace")),
        Map.entry("jdk/internal/loader/BuiltinClassLoader", Set.of("loadClass", "loadClassOrNull")),
        Map.entry("java/lang/ClassValue", Set.of("initializeMap")),
        Map.entry("java/lang/ClassValue$ClassValueMap", Set.of("startEntry", "finishEntry", "removeEntry",
            "changeEntry")),
        Map.entry("java/lang/invoke/MethodHandleNatives", Set.of("linkCallSite", "linkMethod",
            "linkMethodHandleConstant", "linkDynamicConstant", "findMethodHandleType")),
        Map.entry("java/lang/invoke/MethodType", Set.of("makeImpl")),
        Map.entry("java/lang/invoke/VarForm", Set.of("resolveMemberName")),
        Map.entry("java/lang/invoke/MethodHandle", Set.of("asType", "bindTo", "customize")),
        Map.entry("java/lang/invoke/MethodHandleImpl$1", Set.of("unreflectConstructor", "unreflectField")),
        Map.entry("jdk/internal/reflect/MethodHandleAccessorFactory", Set.of("getDirectMethod",
            "findCallerSensitiveAdapter", "makeConstructorHandle")),
        Map.entry("jdk/internal/reflect/MethodAccessorGenerator", Set.of("generate")),
        Map.entry("jdk/internal/misc/TerminatingThreadLocal", Set.of("register", "unregister", "threadTerminated")),
        Map.entry("sun/nio/ch/Net", Set.of("getSocketOption", "setSocketOption")),
        Map.entry("sun/nio/ch/Poller", Set.of("poll", "pollSelector", "stopPoll")),
        Map.entry("java/io/PrintStream", Set.of("write", "writeln", "implWrite", "implWriteln", "newLine",
            "implNewLine", "flush", "implFlush", "format", "implFormat", "writeBytes")),
        Map.entry("java/lang/VirtualThread", Set.of("submitRunContinuation", "lazySubmitRunContinuation",
            "externalSubmitRunContinuation", "externalSubmitRunContinuationOrThrow", "schedule", "cancel", "unpark")),
        Map.entry("jdk/internal/misc/Blocker", Set.of("begin", "end")),
        Map.entry("jdk/internal/vm/ThreadContainers", Set.of("registerContainer", "deregisterContainer")),
        Map.entry("jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer", Set.of("onStart", "onExit")));

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        boolean jdk = edit.treatment().isJdk();
        if (AtomicMethods.has(edit)) {
            ignore(edit, AtomicMethods.entry(edit));
        } else if (jdk ? isSection(edit.type().name, method) : isProgramLoader(edit) || isProbes(edit.method())) {
            ignore(edit);
        }
    }

    private static boolean isSection(String type, MethodNode method) {
        return SECTIONS.getOrDefault(type, Set.of()).contains(method.name);
    }

    /** The JVM calls loadClass of a class loader of the program when it likes. */
    private static boolean isProgramLoader(MethodEdit edit) {
        return edit.method().name.equals("loadClass") && (edit.method().access & Opcodes.ACC_STATIC) == 0
            && edit.hierarchy().isSubclass(edit.type().superName, CLASS_LOADER);
    }

    /** Gets the probes of a class from JaCoCo, which keeps them in collections. */
    private static boolean isProbes(MethodNode method) {
        return method.name.equals("$jacocoInit");
    }

    static void ignore(MethodEdit edit) {
        ignore(edit, Code.call(Hook.ENTER_IGNORED));
    }

    private static void ignore(MethodEdit edit, InsnList entry) {
        new Wrapper(edit).wrap(entry, new InsnList(),
            border -> Code.of(border, Hook.EXIT_IGNORED.call()));
    }
}
