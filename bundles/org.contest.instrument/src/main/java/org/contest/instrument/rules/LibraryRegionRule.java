/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.instrument.NamePatterns;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy;
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Calls of the program into libraries of the JDK that keep caches, registries and locks of their own in collections:
 * those are not data of the program, and what is in them depends on all that the JVM did before. Only what the library
 * calls back in the program is an event. Formats are libraries only where they are made, and where they look into
 * caches: the rest is work in fields, which threads that share a format spoil.
 */
final class LibraryRegionRule implements InstructionRule {

    /** What begins so and does not call the program looks classes and members up, and makes proxies and handles. */
    private static final List<String> REFLECTION = List.of("java/lang/reflect/", "java/lang/invoke/MethodHandles");
    private static final List<String> CALLS_PROGRAM = List.of("invoke", "newInstance", "ensureInitialized");

    /** Programs extend its classes, and call what they inherit. */
    private static final List<String> WINDOWS = List.of("java/awt/", "javax/swing/");

    /** What draws from it is of the program. */
    private static final String SECURE_RANDOM = "java/security/SecureRandom";

    /** Makes a connection: the other methods of such a class wait for locks of the socket, which are the threads'. */
    private static final Set<String> CONNECTING = Set.of("<init>", "open", "connect", "bind");

    /** What formats call that keeps caches. */
    private static final List<String> UNDER_FORMATS = List.of("sun/util/", "java/util/concurrent/");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        boolean format = JdkFacts.FORMATS.has(edit.type().name);
        if (!edit.treatment().isProgram() && !format || !edit.needs().accesses()) {
            return false;
        }
        if (instruction instanceof MethodInsnNode call) {
            String window = window(call, edit);
            if (window != null) {
                return enclose(call, window, edit);
            }
            return (isLibrary(call) || format && NamePatterns.startsWithOne(call.owner, UNDER_FORMATS))
                && !isFormatting(call) && enclose(call, call.owner, edit);
        }
        String initialized = initialized(instruction);
        if (initialized != null
            && (JdkFacts.LIBRARY.begins(initialized) || initialized.equals(SECURE_RANDOM))) {
            enclose(instruction, initialized, edit);
        }
        return false;
    }

    /** The class of the window toolkit from which a class of the program has the method that it calls; or null. */
    private static String window(MethodInsnNode call, MethodEdit edit) {
        if (call.owner.startsWith("java") || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
            return null;
        }
        Hierarchy.Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        return method != null && NamePatterns.startsWithOne(method.owner(), WINDOWS) ? method.owner() : null;
    }

    /** The class that an instruction other than a call may initialize, or null. */
    private static String initialized(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
        case Opcodes.NEW -> ((TypeInsnNode) instruction).desc;
        case Opcodes.GETSTATIC -> ((FieldInsnNode) instruction).owner;
        default -> null;
        };
    }

    private static boolean enclose(AbstractInsnNode instruction, String owner, MethodEdit edit) {
        if (edit.isInScope(owner) && !JdkFacts.FORMATS.has(owner)) {
            return false;
        }
        InsnList code = edit.method().instructions;
        code.insertBefore(instruction, Hook.ENTER_LIBRARY.call());
        if (instruction.getOpcode() == Opcodes.NEW) {
            keepFrames(instruction, code);
        }
        code.insert(instruction, Hook.LEAVE_LIBRARY.call());
        edit.markChanged();
        return true;
    }

    /** Frames know an object that is not initialized yet by a label right before its NEW, where the hook is now. */
    private static void keepFrames(AbstractInsnNode creation, InsnList code) {
        Set<Object> before = new HashSet<>();
        for (AbstractInsnNode at = creation.getPrevious().getPrevious(); at != null && at.getOpcode() < 0;
            at = at.getPrevious()) {
            before.add(at);
        }
        LabelNode label = new LabelNode();
        code.insertBefore(creation, label);
        for (AbstractInsnNode at = code.getFirst(); at != null; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                rename(frame.local, before, label);
                rename(frame.stack, before, label);
            }
        }
    }

    private static void rename(List<Object> types, Set<Object> before, LabelNode label) {
        if (types != null) {
            types.replaceAll(type -> before.contains(type) ? label : type);
        }
    }

    /** True for the methods of a format that work in its fields: to make one is a matter of caches. */
    private static boolean isFormatting(MethodInsnNode call) {
        return JdkFacts.FORMATS.has(call.owner) && call.getOpcode() != Opcodes.INVOKESTATIC
            && !call.name.equals("<init>");
    }

    private static boolean isLibrary(MethodInsnNode call) {
        return call.owner.startsWith("java") && JdkFacts.LIBRARY.begins(call.owner)
            || JdkFacts.LIBRARY_METHOD.has(call.owner, call.name)
            || NamePatterns.startsWithOne(call.owner, REFLECTION)
                && !NamePatterns.startsWithOne(call.name, CALLS_PROGRAM)
            || call.owner.equals(SECURE_RANDOM) && !call.name.startsWith("next")
            || JdkFacts.CONNECTION.begins(call.owner) && CONNECTING.contains(call.name);
    }
}
