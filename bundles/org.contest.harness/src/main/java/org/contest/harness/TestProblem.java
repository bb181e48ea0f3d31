/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

/** Tests that cannot be run, said in a sentence. */
final class TestProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TestProblem(String sentence) {
        super(sentence);
    }

    TestProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** The class with a name, loaded as tests are. */
    static Class<?> load(ClassLoader loader, String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new TestProblem("The test class " + name + " cannot be loaded (" + e
                + "). Check its name, with its package, and the class path.", e);
        }
    }
}
