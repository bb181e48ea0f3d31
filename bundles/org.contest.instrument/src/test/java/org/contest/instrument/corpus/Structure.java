/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.corpus;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SimpleVerifier;

/**
 * Verifies a class that no test may define, of a java package, by ASM's verifier; the JVM's own verifier sees these
 * when the agent runs with {@code include=*}.
 */
final class Structure {

    private Structure() {
    }

    /** What is wrong, or null. */
    static String check(byte[] bytes) {
        ClassNode type = new ClassNode();
        new ClassReader(bytes).accept(type, ClassReader.SKIP_DEBUG);
        Type superType = type.superName == null ? null : Type.getObjectType(type.superName);
        for (MethodNode method : type.methods) {
            SimpleVerifier verifier = new SimpleVerifier(Type.getObjectType(type.name), superType,
                type.interfaces.stream().map(Type::getObjectType).toList(), (type.access & 0x200) != 0);
            try {
                new Analyzer<>(verifier).analyze(type.name, method);
            } catch (AnalyzerException e) {
                if (!(e.getCause() instanceof TypeNotPresentException)) { // of a module that is not resolved here
                    return method.name + method.desc + ": " + e.getMessage();
                }
            }
        }
        return null;
    }
}
