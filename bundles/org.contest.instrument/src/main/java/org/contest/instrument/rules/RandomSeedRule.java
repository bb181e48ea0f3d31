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
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Where the JDK draws random numbers from its environment: the program sees what the hook answers instead. */
final class RandomSeedRule implements InstructionRule {

    /** By class and method: the call that takes the seed, on top of the stack. */
    private static final Map<String, String> TAKERS = Map.of(
        "java/util/Random.<init>()V", "java/util/Random.<init>(J)V",
        "java/util/concurrent/ThreadLocalRandom.localInit()V",
        "jdk/internal/misc/Unsafe.putLong(Ljava/lang/Object;JJ)V");

    /** Gives a generator its seed, from a counter that all of its class share. */
    private static final String NEXT_SEED = "java/util/concurrent/atomic/AtomicLong.getAndAdd(J)J";
    private static final String SECURE = "java/security/SecureRandom.nextBytes([B)V";
    private static final String COLLECTIONS = "java/util/ImmutableCollections";

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!edit.treatment().isJdk()) {
            return false;
        }
        String method = edit.type().name + '.' + edit.method().name + edit.method().desc;
        if (instruction instanceof MethodInsnNode call) {
            String callee = call.owner + '.' + call.name + call.desc;
            return callee.equals(TAKERS.get(method)) && before(call, edit)
                || callee.equals(NEXT_SEED) && isGenerator(method) && after(call, edit);
        }
        if (instruction.getOpcode() == Opcodes.RETURN && method.equals(SECURE)) {
            edit.before(instruction, Code.load(1), site(edit), Hook.RANDOM_BYTES.call());
        } else if (instruction instanceof FieldInsnNode field && field.getOpcode() == Opcodes.GETSTATIC
            && field.owner.equals(COLLECTIONS)) {
            order(field, edit);
        }
        return false;
    }

    private static boolean isGenerator(String method) {
        return method.endsWith(".<init>()V") && (method.startsWith("java/util/SplittableRandom.")
            || method.startsWith("jdk/random/") || method.startsWith("jdk/internal/random/"));
    }

    private static boolean before(MethodInsnNode taker, MethodEdit edit) {
        AbstractInsnNode site = site(edit);
        if (edit.needs().operations()) {
            edit.before(taker, site, Hook.RANDOM_SEED.call());
        }
        return true;
    }

    private static boolean after(MethodInsnNode draw, MethodEdit edit) {
        edit.after(draw, site(edit), Hook.GENERATOR_SEED.call());
        return true;
    }

    private static AbstractInsnNode site(MethodEdit edit) {
        return edit.site(EventKind.RANDOM_SEED, edit.type().name.replace('/', '.'));
    }

    /** The order of iterations over immutable collections, which the JVM draws at its start. */
    private static void order(FieldInsnNode field, MethodEdit edit) {
        switch (field.name) {
        case "SALT32L" -> edit.after(field, Hook.SALT.call());
        case "REVERSE" -> edit.after(field, Hook.IS_REVERSED.call());
        default -> {
            // an empty collection
        }
        }
    }
}
