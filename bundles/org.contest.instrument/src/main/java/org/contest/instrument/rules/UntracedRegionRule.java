/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.escape.CoverageProbes;
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods in which nothing is an event of the program: those of {@link JdkFacts#SECTION}, and the synchronized methods
 * of JDK classes, which are one atomic operation.
 */
final class UntracedRegionRule implements BodyRule {

    private static final String CLASS_LOADER = "java/lang/ClassLoader";

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        boolean jdk = edit.treatment().isJdk();
        if (AtomicMethods.has(edit)) {
            ignore(edit, AtomicMethods.entry(edit));
        } else if (jdk ? JdkFacts.SECTION.has(edit.type().name, method.name)
            : isProgramLoader(edit) || isProbes(edit.method())) {
            ignore(edit);
        }
    }

    /** The JVM calls loadClass of a class loader of the program when it likes. */
    private static boolean isProgramLoader(MethodEdit edit) {
        return edit.method().name.equals("loadClass") && (edit.method().access & Opcodes.ACC_STATIC) == 0
            && edit.hierarchy().isSubclass(edit.type().superName, CLASS_LOADER);
    }

    /** Gets the probes of a class from JaCoCo, which keeps them in collections. */
    private static boolean isProbes(MethodNode method) {
        return CoverageProbes.isName(method.name);
    }

    static void ignore(MethodEdit edit) {
        ignore(edit, Code.call(Hook.ENTER_QUIET));
    }

    private static void ignore(MethodEdit edit, InsnList entry) {
        new Wrapper(edit).wrap(entry, new InsnList(),
            border -> Code.of(border, Hook.LEAVE_QUIET.call()));
    }
}
