/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes of the runtime with hooks, as their class files say: the runtime itself is not loaded from here. */
enum HookClass {
    HOOKS("hooks/Hooks"),
    ACCESSES("hooks/AccessHooks"),
    MONITORS("hooks/MonitorHooks"),
    UNSEEN_LOCKS("hooks/UnseenLockHooks"),
    INITIALIZATION("hooks/InitializationHooks"),
    LIFE("hooks/LifeHooks"),
    ARRAYS("hooks/ArrayHooks"),
    CALLS("hooks/CallHooks"),
    PROGRAM("hooks/ProgramHooks"),
    CONDITIONS("hooks/ConditionHooks"),
    THREADS("hooks/ThreadHooks"),
    PARKS("hooks/ParkHooks"),
    DELAYS("hooks/DelayHooks"),
    ENVIRONMENT("hooks/EnvironmentHooks"),
    REFLECTION("reflect/ReflectionHooks"),
    LAZY("reflect/LazyHandleHooks"),
    LOADER("hooks/LoaderHooks"),
    MIRROR("hooks/MirrorHooks"),
    SYSTEM_CALL("hooks/SystemCallHooks");

    private final String internalName;
    private final List<MethodNode> methods;

    HookClass(String name) {
        internalName = "org/contest/runtime/".concat(name);
        methods = read(internalName).methods.stream().filter(method -> (method.access & Opcodes.ACC_PUBLIC) != 0)
            .toList();
    }

    private static ClassNode read(String name) {
        try (InputStream file = HookClass.class.getClassLoader().getResourceAsStream(name.concat(".class"))) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing: the jars of ConTest do not fit each other.");
            }
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            return node;
        } catch (IOException e) {
            throw new IllegalStateException(name + " cannot be read: " + e, e);
        }
    }

    String internalName() {
        return internalName;
    }

    /** The public methods, each of which is a hook. */
    List<MethodNode> methods() {
        return methods;
    }

    /** The one hook of a name. */
    HookMethod method(String name) {
        List<MethodNode> found = methods.stream().filter(method -> method.name.equals(name)).toList();
        if (found.size() != 1) {
            throw new IllegalStateException(internalName + " has " + found.size() + " methods named " + name + '.');
        }
        return new HookMethod(internalName, name, found.get(0).desc);
    }
}
