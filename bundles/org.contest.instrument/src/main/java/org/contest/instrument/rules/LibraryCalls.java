/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls of own code may be of a library and have events. Known by names alone: equal in every JVM. */
final class LibraryCalls {

    private static final String LANG = "java/lang/";

    private static final String OBJECT = "java/lang/Object";

    private LibraryCalls() {
    }

    /**
     * True when such a call may be of a library and have events.
     *
     * @param caller internal name of the class in own code
     */
    static boolean mayHaveEvents(MethodInsnNode call, String caller) {
        String owner = call.owner;
        if (owner.charAt(0) == '[' || areOfOnePackage(owner, caller)) {
            return false;
        }
        if (owner.startsWith(LANG)) {
            return ofLang(call);
        }
        return !JdkFacts.EVENTLESS.begins(owner) || JdkFacts.FORMATS.has(owner);
    }

    private static boolean ofLang(MethodInsnNode call) {
        if (call.owner.equals(OBJECT)) {
            return call.getOpcode() == Opcodes.INVOKEVIRTUAL && !call.name.equals("getClass");
        }
        return JdkFacts.MEETING.has(call.owner) || JdkFacts.MEETING_IN.begins(call.owner);
    }

    /** Classes of one package are of one program: own code, too. */
    static boolean areOfOnePackage(String one, String other) {
        return packageOf(one).equals(packageOf(other));
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }
}
