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
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where the JVM or a test framework enters the program, and where a test or an extension returns to the framework: what
 * comes before and after on the thread is no part of the run. A main method may have no program location of its own,
 * when all that is shared is inside JDK classes.
 */
final class EntryPointRule implements BodyRule {

    private static final List<String> FRAMEWORKS = List.of("Lorg/junit/", "Lorg/testng/");
    private static final String TEST_CASE = "junit/framework/TestCase";
    /** What a framework calls before and after a test; what it calls around one goes back into it. */
    private static final List<String> EXTENSIONS = List.of("org/junit/jupiter/api/extension/", "org/junit/rules/");
    private static final String AROUND = "intercept";

    @Override
    public void apply(MethodEdit edit) {
        if (!edit.treatment().isProgram()) {
            return;
        }
        if (isMain(edit.method())) {
            edit.method().instructions.insert(Hook.ENTER_PROGRAM.call());
            edit.markChanged();
        } else if (isTest(edit) || isExtension(edit)) {
            new Wrapper(edit).wrap(Code.of(Hook.ENTER_PROGRAM.call()), new InsnList(),
                border -> Code.of(border, Hook.EXIT_PROGRAM.call()));
        }
    }

    private static boolean isMain(MethodNode method) {
        return method.name.equals("main")
            && (method.desc.equals("([Ljava/lang/String;)V") || method.desc.equals("()V"));
    }

    private static boolean isTest(MethodEdit edit) {
        MethodNode method = edit.method();
        return hasAnnotationOfFramework(method.visibleAnnotations) || (method.access & Opcodes.ACC_PUBLIC) != 0
            && method.name.startsWith("test") && method.desc.equals("()V")
            && edit.hierarchy().isSubclass(edit.type().superName, TEST_CASE);
    }

    private static boolean isExtension(MethodEdit edit) {
        MethodNode method = edit.method();
        return (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
            && (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT)) == 0 && !method.name.startsWith("<")
            && !method.name.startsWith(AROUND)
            && (extendsFramework(edit.type().superName) || edit.type().interfaces.stream().anyMatch(
                EntryPointRule::extendsFramework));
    }

    private static boolean extendsFramework(String type) {
        return type != null && EXTENSIONS.stream().anyMatch(type::startsWith);
    }

    private static boolean hasAnnotationOfFramework(List<AnnotationNode> annotations) {
        return annotations != null
            && annotations.stream().anyMatch(a -> FRAMEWORKS.stream().anyMatch(a.desc::startsWith));
    }
}
