/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.List;
import java.util.Set;
import org.contest.instrument.NamePatterns;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls of own code may be of a library and have events. Known by names alone: equal in every JVM. */
final class LibraryCalls {

    private static final String LANG = "java/lang/";

    /** Classes of java.lang in which threads meet, or which call what may be a library's. */
    private static final Set<String> OF_LANG = Set.of("Object", "Thread", "ThreadGroup", "ThreadLocal",
        "InheritableThreadLocal", "Runtime", "Iterable", "Runnable", "AutoCloseable", "Comparable", "StringBuffer",
        "Appendable", "ClassLoader", "ScopedValue");

    /** Packages of java.lang, and classes in classes of it, likewise. */
    private static final List<String> IN_LANG = List.of("Thread$", "ScopedValue$", "reflect/Method", "reflect/Constr",
        "invoke/MethodHandle", "ref/");

    /** What makes no events whoever calls it: values, formats, and what is an ignored section anyway. */
    private static final List<String> QUIET = List.of("java/math/", "java/text/", "java/time/", "java/util/regex/",
        "java/util/Objects", "java/util/Optional", "java/util/Locale", "java/util/UUID", "java/util/Scanner",
        "java/util/Formatter", "java/util/Calendar", "java/util/Date", "java/util/concurrent/TimeUnit",
        "java/util/logging/", "java/util/zip/", "java/nio/file/", "java/nio/charset/", "java/io/PrintStream",
        "java/net/UR", "java/net/Inet");

    private LibraryCalls() {
    }

    /**
     * True when such a call may be of a library and have events.
     *
     * @param caller internal name of the class in own code
     */
    static boolean mayHaveEvents(MethodInsnNode call, String caller) {
        String owner = call.owner;
        if (owner.charAt(0) == '[' || packageOf(owner).equals(packageOf(caller))) {
            return false;
        }
        if (owner.startsWith(LANG)) {
            return ofLang(call, owner.substring(LANG.length()));
        }
        return !NamePatterns.startsWithOne(owner, QUIET);
    }

    private static boolean ofLang(MethodInsnNode call, String type) {
        if (type.equals("Object")) {
            return call.getOpcode() == Opcodes.INVOKEVIRTUAL && !call.name.equals("getClass");
        }
        return OF_LANG.contains(type) || NamePatterns.startsWithOne(type, IN_LANG);
    }

    /** Classes of one package are of one program: own code, too. */
    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }
}
