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
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods of the JDK that make an object and nothing else: no code of the program, no hash code, no thread. */
final class QuietCalls {

    private static final String CONSTRUCTOR = "<init>";
    private static final String CONCURRENT = "java/util/concurrent/";

    private QuietCalls() {
    }

    /** True when a call is one of them. */
    static boolean has(MethodInsnNode call) {
        if (call.name.equals(CONSTRUCTOR)) {
            boolean made = JdkFacts.MADE.has(call.owner)
                || call.owner.startsWith(CONCURRENT) && !JdkFacts.BUSY.has(call.owner);
            return made && takesNoCollection(call);
        }
        return JdkFacts.FACTORY.has(call.owner, call.name);
    }

    /** What fills itself from another collection may call hashCode or compareTo of what is in there. */
    private static boolean takesNoCollection(MethodInsnNode call) {
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            String name = argument.getClassName();
            if (name.startsWith("java.util.") && !name.startsWith("java.util.function.")
                && !name.equals("java.util.Comparator") && !name.equals("java.util.concurrent.TimeUnit")) {
                return !call.owner.contains("Map") && !call.owner.contains("Set") && !call.owner.contains("Priority")
                    && !call.owner.contains("Hash");
            }
        }
        return true;
    }
}
