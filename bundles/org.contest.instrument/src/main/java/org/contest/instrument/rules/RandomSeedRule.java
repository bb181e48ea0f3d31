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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Seeds that the JDK draws from its environment: where a method of the table uses the drawn long, on top of the stack,
 * the program sees what the hook answers instead.
 */
final class RandomSeedRule implements InstructionRule {

    /** By class and method: the instruction that takes the seed. */
    private static final Map<String, String> USES = Map.of(
        "java/util/Random.<init>()V", "java/util/Random.<init>(J)V",
        "java/util/concurrent/ThreadLocalRandom.localInit()V",
        "jdk/internal/misc/Unsafe.putLong(Ljava/lang/Object;JJ)V",
        "java/util/UUID.<init>([B)V", "java/util/UUID.mostSigBits",
        "java/util/UUID.<init>([B)V 2", "java/util/UUID.leastSigBits");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        String method = edit.type().name + '.' + edit.method().name + edit.method().desc;
        String use = USES.get(method);
        if (use == null) {
            return false;
        }
        String key = key(instruction);
        if (!use.equals(key) && !key.equals(USES.get(method + " 2"))) {
            return false;
        }
        AbstractInsnNode site = edit.site(EventKind.RANDOM_SEED, edit.type().name.replace('/', '.'));
        if (edit.needs().operations()) {
            edit.before(instruction, site, Hook.RANDOM_SEED.call());
        }
        return true;
    }

    private static String key(AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            return call.owner + '.' + call.name + call.desc;
        }
        return instruction instanceof FieldInsnNode field ? field.owner + '.' + field.name : "";
    }
}
