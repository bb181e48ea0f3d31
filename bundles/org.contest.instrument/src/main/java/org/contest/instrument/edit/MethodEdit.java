/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.Arrays;
import java.util.List;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.Reductions;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.escape.Freshness;
import org.contest.instrument.types.Hierarchy;
import org.contest.protocol.EventKind;
import org.contest.protocol.ReferredMethod;
import org.contest.protocol.needs.EventNeeds;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * One method while it is instrumented. Hooks add straight-line code only, so the method's stack map frames stay valid.
 */
public final class MethodEdit {

    /** The stack that hooks need above the method's own. */
    public static final int EXTRA_STACK = 8;

    private final ClassEdit owner;
    private final MethodNode method;
    private final Freshness freshness;
    private final int threadSlot;
    private final int firstTemporary;
    private boolean knowsThread;
    private int line = -1;
    private boolean changed;

    public MethodEdit(ClassEdit owner, MethodNode method, Freshness freshness) {
        this.owner = owner;
        this.method = method;
        this.freshness = freshness;
        this.threadSlot = method.maxLocals;
        this.firstTemporary = hasThread() ? threadSlot + 1 : threadSlot;
    }

    /** The method. */
    public MethodNode method() {
        return method;
    }

    /** Its class. */
    public ClassNode type() {
        return owner.node();
    }

    /** Other classes. */
    public Hierarchy hierarchy() {
        return owner.hierarchy();
    }

    /** How the class is treated. */
    public Treatment treatment() {
        return owner.treatment();
    }

    /** What stands for monitors in this class. */
    public Style style() {
        return owner.style();
    }

    /** What this JVM wants to see. */
    public EventNeeds needs() {
        return owner.options().needs();
    }

    /** True when a class, or one above it, has an initializer that is seen. */
    public boolean hasInitializer(String type) {
        return owner.hierarchy().anyOnTheWayUp(type, info -> info.methods().containsKey("<clinit>()V")
            && !ClassFiles.isOfPlatform(info.name())
            && owner.options().scope().treatment(info.name(), false) == Treatment.PROGRAM);
    }

    /** True when the JDK class is instrumented by the user's choice. */
    public boolean isInScope(String type) {
        Treatment treatment = owner.options().scope().treatment(type, true);
        return treatment == Treatment.JDK || treatment == Treatment.JDK_MODEL;
    }

    /** True for a class of the program that the user has left out of the scope. */
    public boolean isLeftOut(String type) {
        return type.charAt(0) != '[' && !ClassFiles.isOfPlatform(type) && owner.options().scope().leavesOut(type);
    }

    /** What was left out, for the report. */
    public Reductions reductions() {
        return owner.reductions();
    }

    /** Which objects are still of their creating thread. */
    public Freshness freshness() {
        return freshness;
    }

    /** True when the method is no longer what it was. */
    public boolean isChanged() {
        return changed;
    }

    /** Follows the line number table. */
    public void passed(AbstractInsnNode node) {
        if (node instanceof LineNumberNode number) {
            line = number.line;
        }
    }

    /** Sets the line of the sites to come. */
    public void atLine(int newLine) {
        line = newLine;
    }

    /** The line of the instruction being looked at, or -1. */
    public int line() {
        return line;
    }

    /** A controlled run has one thread at a time, and knows it. */
    private boolean hasThread() {
        return !needs().control() && !owner.isTight(method);
    }

    /** A push of the calling thread, for a hook. */
    public AbstractInsnNode thread() {
        if (!hasThread()) {
            return op(Opcodes.ACONST_NULL);
        }
        knowsThread = true;
        return new VarInsnNode(Opcodes.ALOAD, threadSlot);
    }

    /** The local in which the method keeps the calling thread for its hooks, or -1. */
    public int threadSlot() {
        return knowsThread ? threadSlot : -1;
    }

    /** The slot of a new local of one word. */
    public int newLocal() {
        int slot = Math.max(method.maxLocals, firstTemporary);
        method.maxLocals = slot + 1;
        return slot;
    }

    /** A push of the id of a new site at the present line. */
    public AbstractInsnNode site(EventKind kind, String variable) {
        return new SiteNode(owner.sites().add(ReferredMethod.told(method.name) + method.desc, line, kind, variable));
    }

    /** A push of the same id again. */
    public AbstractInsnNode again(AbstractInsnNode site) {
        return site.clone(null);
    }

    /** Puts code before an instruction. */
    public void before(AbstractInsnNode at, AbstractInsnNode... code) {
        method.instructions.insertBefore(at, list(code));
        changed = true;
    }

    /** As {@link #before}; frames that name an object by the place of its {@code new} follow the instruction. */
    public void beforeCreation(AbstractInsnNode at, AbstractInsnNode... code) {
        before(at, code);
        AbstractInsnNode place = code[0].getPrevious();
        while (place != null && place.getOpcode() < 0 && !(place instanceof LabelNode)) {
            place = place.getPrevious();
        }
        if (at.getOpcode() == Opcodes.NEW && place instanceof LabelNode old) {
            LabelNode moved = new LabelNode();
            method.instructions.insertBefore(at, moved);
            for (AbstractInsnNode node : method.instructions) {
                if (node instanceof FrameNode frame) {
                    rename(frame.local, old, moved);
                    rename(frame.stack, old, moved);
                }
            }
        }
    }

    private static void rename(List<Object> types, LabelNode old, LabelNode moved) {
        if (types != null) {
            types.replaceAll(type -> type == old ? moved : type);
        }
    }

    /** Puts code after an instruction. */
    public void after(AbstractInsnNode at, AbstractInsnNode... code) {
        method.instructions.insert(at, list(code));
        changed = true;
    }

    /** Replaces an instruction. */
    public void replace(AbstractInsnNode at, AbstractInsnNode... code) {
        method.instructions.insert(at, list(code));
        method.instructions.remove(at);
        changed = true;
    }

    /** Says that the method was changed by other means. */
    public void markChanged() {
        changed = true;
    }

    private static InsnList list(AbstractInsnNode... code) {
        InsnList list = new InsnList();
        for (AbstractInsnNode node : code) {
            list.add(node);
        }
        return list;
    }

    /** Puts aside the values of these types that are on top of the stack at one place. */
    public Spill spill(List<Type> types) {
        int size = types.stream().mapToInt(Type::getSize).sum();
        method.maxLocals = Math.max(method.maxLocals, firstTemporary + size);
        return new Spill(types, firstTemporary, type().version);
    }

    /** An instruction without operands. */
    public static InsnNode op(int opcode) {
        return new InsnNode(opcode);
    }

    /** A push of a number. */
    public static AbstractInsnNode number(int value) {
        return new LdcInsnNode(value);
    }

    /**
     * Code that calls a hook on a reference below {@code count} trailing arguments of a call, which are spilled to
     * temporaries and put back; {@code more} pushes what the hook wants beside it.
     *
     * @param arguments all argument types of the call
     * @param kept arguments from this index on lie above the reference
     */
    public void beforeWithTarget(AbstractInsnNode call, Type[] arguments, int kept, Hook hook,
        AbstractInsnNode... more) {
        Spill spill = spill(Arrays.asList(arguments).subList(kept, arguments.length));
        InsnList code = spill.store();
        code.add(op(Opcodes.DUP));
        code.add(list(more));
        code.add(hook.call());
        code.add(spill.restore());
        insertBefore(call, code);
    }

    /** Puts code before an instruction. */
    public void insertBefore(AbstractInsnNode at, InsnList code) {
        method.instructions.insertBefore(at, code);
        changed = true;
    }

    /** Puts code after an instruction. */
    public void insertAfter(AbstractInsnNode at, InsnList code) {
        method.instructions.insert(at, code);
        changed = true;
    }
}
