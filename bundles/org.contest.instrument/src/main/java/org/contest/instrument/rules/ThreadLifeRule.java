/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Start, begin, end and uncaught exceptions of threads. The JVM calls Thread.exit and dispatchUncaughtException for
 * every platform thread, main included; a virtual thread lives inside VirtualThread.run.
 */
final class ThreadLifeRule implements BodyRule {

    private static final String THREAD = "java/lang/Thread";
    private static final String VIRTUAL_THREAD = "java/lang/VirtualThread";
    private static final String THROWABLE = "java/lang/Throwable";
    private static final String FLOCK = "jdk/internal/misc/ThreadFlock";
    private static final String RANDOM = "java/util/concurrent/ThreadLocalRandom";

    @Override
    public void apply(MethodEdit edit) {
        switch (edit.type().name) {
        case THREAD -> thread(edit);
        case VIRTUAL_THREAD -> virtualThread(edit);
        case RANDOM -> random(edit);
        case FLOCK -> flock(edit);
        case THROWABLE -> throwable(edit);
        default -> {
            if (isRunOfThread(edit)) {
                atEntry(edit, Code.of(Code.load(0), Hook.THREAD_BEGIN.call()));
            }
        }
        }
    }

    private static boolean isRunOfThread(MethodEdit edit) {
        MethodNode method = edit.method();
        return method.name.equals("run") && method.desc.equals("()V") && (method.access & Opcodes.ACC_STATIC) == 0
            && edit.hierarchy().isSubclass(edit.type().superName, THREAD);
    }

    private static void thread(MethodEdit edit) {
        MethodNode method = edit.method();
        edit.atLine(Lines.first(method));
        switch (method.name + method.desc) {
        case "start()V" ->
            unseen(edit, Code.of(Code.load(0), edit.site(EventKind.THREAD_START, "java.lang.Thread.start"),
                Hook.START_UNSEEN.call()), Code.of(MethodEdit.op(Opcodes.RETURN)));
        case "join(J)V" -> unseen(edit, Code.of(Code.load(0), new VarInsnNode(Opcodes.LLOAD, 1),
            edit.site(EventKind.JOIN, "java.lang.Thread.join"), Hook.JOIN_UNSEEN.call()),
            Code.of(MethodEdit.op(Opcodes.RETURN)));
        case "isAlive()Z" -> unseen(edit, Code.of(Code.load(0), Hook.ALIVE_UNSEEN.call()), Code.of(Code.load(0),
            edit.site(EventKind.THREAD_STATE, "java.lang.Thread.isAlive"), Hook.IS_ALIVE.call(),
            MethodEdit.op(Opcodes.IRETURN)));
        case "interrupt()V" -> unseen(edit, Code.of(Code.load(0), Hook.INTERRUPT_UNSEEN.call()),
            Code.of(MethodEdit.op(Opcodes.RETURN)));
        case "run()V" -> atEntry(edit, Code.of(Code.load(0), Hook.THREAD_BEGIN.call()));
        case "exit()V" -> atEntry(edit, Code.of(Code.load(0), Hook.THREAD_END.call()));
        case "dispatchUncaughtException(Ljava/lang/Throwable;)V" ->
            atEntry(edit, Code.of(Code.load(0), Code.load(1), Hook.UNCAUGHT.call()));
        default -> {
            // no part of a thread's life
        }
        }
    }

    /** A thread of the program has its generator from its begin. */
    private static void random(MethodEdit edit) {
        if (edit.method().name.equals("localInit")) {
            unseen(edit, Code.of(Hook.HAS_GENERATOR.call()), Code.of(MethodEdit.op(Opcodes.RETURN)));
        }
    }

    /** Called by each constructor: what is thrown later, as at the end of a finally block, was made here. */
    private static void throwable(MethodEdit edit) {
        if ((edit.method().name + edit.method().desc).equals("fillInStackTrace()Ljava/lang/Throwable;")) {
            atEntry(edit, Code.of(Code.load(0), Hook.EXCEPTION_MADE.call()));
        }
    }

    /** Threads of the program enter their flock before they start, and leave it before they end. */
    private static void flock(MethodEdit edit) {
        if (Set.of("onStart", "onExit").contains(edit.method().name)) {
            unseen(edit, Code.of(Code.load(1), Hook.IS_COUNTED.call()), Code.of(MethodEdit.op(Opcodes.RETURN)));
        }
    }

    /** The hooks that branch: where the question is answered with yes, the code ends the method. */
    private static void unseen(MethodEdit edit, InsnList question, InsnList end) {
        LabelNode real = new LabelNode();
        question.add(new JumpInsnNode(Opcodes.IFEQ, real));
        question.add(end);
        question.add(real);
        question.add(new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
        atEntry(edit, question);
    }

    /** Its hash code is its id, which differs between JVMs; identity hash codes are recorded and given out. */
    private static void virtualThread(MethodEdit edit) {
        if (edit.method().name.equals("hashCode")) {
            edit.method().instructions.clear();
            edit.method().localVariables = null;
            atEntry(edit, Code.of(Code.load(0), new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/System",
                "identityHashCode", "(Ljava/lang/Object;)I"), MethodEdit.op(Opcodes.IRETURN)));
        } else if (edit.method().name.equals("run") && edit.method().desc.equals("(Ljava/lang/Runnable;)V")) {
            virtualLife(edit);
        }
    }

    /**
     * Between the notices that JDK 21 gives here, JDK 25 outside: before the first and after the last, the thread is on
     * its way to or from its carrier, and the JVM lets those who define classes wait until it has arrived.
     */
    private static void virtualLife(MethodEdit edit) {
        InsnList code = edit.method().instructions;
        boolean notifies = false;
        for (AbstractInsnNode node : code.toArray()) {
            if (isCall(node, "notifyJvmtiStart")) {
                code.insert(node, Code.of(Code.load(0), Hook.THREAD_BEGIN.call()));
                notifies = true;
            } else if (isCall(node, "notifyJvmtiEnd")) {
                code.insertBefore(node, Code.of(Code.load(0), Hook.THREAD_END.call()));
            }
        }
        if (notifies) {
            edit.markChanged();
        } else {
            new Wrapper(edit).wrap(Code.of(Code.load(0), Hook.THREAD_BEGIN.call()), new InsnList(),
                border -> Code.of(border, Code.load(0), Hook.THREAD_END.call()));
        }
    }

    private static boolean isCall(AbstractInsnNode node, String name) {
        return node instanceof MethodInsnNode call && call.name.equals(name) && call.owner.equals(VIRTUAL_THREAD);
    }

    private static void atEntry(MethodEdit edit, InsnList code) {
        edit.method().instructions.insert(code);
        edit.markChanged();
    }
}
