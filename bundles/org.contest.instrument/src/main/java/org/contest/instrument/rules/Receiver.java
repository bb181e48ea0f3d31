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
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The name of the object on which a method is called or whose monitor is taken, where the code says one: a field, as
 * {@code Cache.pool}, an element of an array in one, what a method gives back; of a lock or an atomic variable also a
 * local variable, as the debug information calls it. Looks back through code without jumps.
 */
final class Receiver {

    /** Of these a local variable is a name, too: locks, and atomic variables. */
    private static final List<String> NAMED = List.of("java/util/concurrent/locks/", "java/util/concurrent/atomic/");

    private Receiver() {
    }

    /** Of a call; an empty text for none. */
    static String of(MethodInsnNode call, MethodEdit edit) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals("<init>")) {
            return "";
        }
        int arguments = (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
        AbstractInsnNode source = source(call.getPrevious(), arguments);
        return source instanceof FieldInsnNode || NAMED.stream().anyMatch(call.owner::startsWith) ? name(source, edit)
            : "";
    }

    /** Of a {@code monitorenter}; an empty text for none. */
    static String ofMonitor(AbstractInsnNode enter, MethodEdit edit) {
        AbstractInsnNode kept = enter.getPrevious();
        boolean copied = kept != null && kept.getOpcode() == Opcodes.ASTORE && kept.getPrevious() != null
            && kept.getPrevious().getOpcode() == Opcodes.DUP;
        return name(source(copied ? kept.getPrevious().getPrevious() : kept, 0), edit);
    }

    /**
     * Of an array below so many words: the field that has it, with the full name of its class, also where a local
     * variable was set from it and from nothing else; an empty text for none.
     */
    static String ofArray(AbstractInsnNode access, int above, MethodEdit edit) {
        return edit.treatment().isProgram() ? arrayName(source(access.getPrevious(), above), edit) : "";
    }

    private static String arrayName(AbstractInsnNode source, MethodEdit edit) {
        if (source instanceof FieldInsnNode field) {
            return fieldName(field, edit);
        }
        if (source instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD) {
            AbstractInsnNode set = onlySource(load, edit.method());
            return set instanceof VarInsnNode ? "" : arrayName(set, edit);
        }
        if (source == null || source.getOpcode() != Opcodes.AALOAD) {
            return "";
        }
        String rows = arrayName(source(source.getPrevious(), 1), edit);
        return rows.isEmpty() ? "" : rows + '[' + index(source(source.getPrevious(), 0), edit) + ']';
    }

    private static String fieldName(FieldInsnNode access, MethodEdit edit) {
        Member field = edit.hierarchy().field(access.owner, access.name, access.desc);
        boolean isFinal = access.getOpcode() == Opcodes.GETFIELD && field != null && field.is(Opcodes.ACC_FINAL);
        String name = (field == null ? access.owner : field.owner()).replace('/', '.') + '.' + access.name;
        return isFinal ? Site.inFinal(name) : name;
    }

    /** What a local variable is set to; null when it is a parameter, or set in several places. */
    private static AbstractInsnNode onlySource(VarInsnNode load, MethodNode method) {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        if (load.var < (Type.getArgumentsAndReturnSizes(method.desc) >> 2) - (isStatic ? 1 : 0)) {
            return null;
        }
        AbstractInsnNode only = null;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof VarInsnNode store && store.var == load.var && store.getOpcode() >= Opcodes.ISTORE) {
                if (only != null) {
                    return null;
                }
                only = store;
            }
        }
        boolean isSet = only != null && only.getOpcode() == Opcodes.ASTORE;
        return isSet ? source(only.getPrevious(), 0) : null;
    }

    /** What pushed the word that lies below so many others; null where that is not clear. Of a copy, the first one. */
    private static AbstractInsnNode source(AbstractInsnNode last, int above) {
        int words = above;
        for (AbstractInsnNode node = last; node != null && StackEffect.isKnown(node); node = node.getPrevious()) {
            int copied = StackEffect.copied(node);
            int pushed = StackEffect.pushed(node);
            if (copied > 0) {
                words -= words < copied ? 0 : copied;
            } else if (pushed > words) {
                return pushed == 1 ? node : null;
            } else {
                words += StackEffect.popped(node) - pushed;
            }
        }
        return null;
    }

    private static String name(AbstractInsnNode source, MethodEdit edit) {
        if (source instanceof FieldInsnNode field) {
            return simple(field.owner) + '.' + field.name;
        }
        if (source instanceof LdcInsnNode constant && constant.cst instanceof Type type) {
            return simple(type.getInternalName()) + ".class";
        }
        if (source instanceof MethodInsnNode call) {
            return result(call, edit);
        }
        if (source instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD) {
            return local(load, edit.method());
        }
        return source == null ? "" : ofElement(source, edit);
    }

    /** What a method gives back: {@code lock.readLock()}, or by the class where its object has no name. */
    private static String result(MethodInsnNode call, MethodEdit edit) {
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        int arguments = (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
        String object = isStatic ? "" : name(source(call.getPrevious(), arguments), edit);
        return (object.isEmpty() ? simple(call.owner) : object) + '.' + call.name + "()";
    }

    /** An element of an array that has a name, as {@code Table.forks[left]}; or what is cast. */
    private static String ofElement(AbstractInsnNode source, MethodEdit edit) {
        if (source.getOpcode() == Opcodes.CHECKCAST) {
            return name(source(source.getPrevious(), 0), edit);
        }
        if (source.getOpcode() != Opcodes.AALOAD) {
            return "";
        }
        String array = name(source(source.getPrevious(), 1), edit);
        AbstractInsnNode index = source(source.getPrevious(), 0);
        return array.isEmpty() ? "" : array + '[' + index(index, edit) + ']';
    }

    private static String index(AbstractInsnNode source, MethodEdit edit) {
        if (source instanceof VarInsnNode load) {
            return local(load, edit.method());
        }
        int constant = source == null ? -1 : source.getOpcode() - Opcodes.ICONST_0;
        return constant >= 0 && constant <= Opcodes.ICONST_5 - Opcodes.ICONST_0 ? String.valueOf(constant) : "";
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('/') + 1);
    }

    private static String local(VarInsnNode load, MethodNode method) {
        List<LocalVariableNode> locals = method.localVariables == null ? List.of() : method.localVariables;
        InsnList code = method.instructions;
        int at = code.indexOf(load);
        return locals.stream().filter(local -> local.index == load.var && code.indexOf(local.start) <= at
            && at < code.indexOf(local.end)).map(local -> local.name).findFirst().orElse("");
    }
}
