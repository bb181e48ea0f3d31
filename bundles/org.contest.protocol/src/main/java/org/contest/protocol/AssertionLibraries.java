/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.List;

/** Libraries that test a condition for a test, and throw in its name. */
public final class AssertionLibraries {

    private static final List<String> PREFIXES =
        List.of("org.junit.", "junit.framework.", "org.opentest4j.", "org.hamcrest.", "org.assertj.");

    private AssertionLibraries() {
    }

    /**
     * True for what is in one of them.
     *
     * @param name of a class, or a frame that begins with one
     */
    public static boolean contain(String name) {
        return PREFIXES.stream().anyMatch(name::startsWith);
    }
}
