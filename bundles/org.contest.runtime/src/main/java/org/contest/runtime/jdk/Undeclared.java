/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

/** What calls by method handles throw, where the method declares no checked exception. */
public final class Undeclared {

    private Undeclared() {
    }

    /**
     * Throws on what is unchecked; gives what to throw in place of the rest.
     *
     * @throws RuntimeException {@code thrown} itself when it is one
     * @throws Error {@code thrown} itself when it is one
     */
    public static IllegalStateException of(Throwable thrown) {
        if (thrown instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(thrown);
    }
}
