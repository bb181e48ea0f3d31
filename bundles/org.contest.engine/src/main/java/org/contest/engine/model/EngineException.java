/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import org.jspecify.annotations.Nullable;

/** Something that stops the engine, said to the user in a plain sentence: what, where, what to do. */
public final class EngineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The side that has to act. */
    public enum Side {
        /** Wrong use, or a program that cannot be run: exit code 2. */
        USER,
        /** The tool itself failed: exit code 3. */
        TOOL
    }

    private final Side side;

    private EngineException(Side side, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.side = side;
    }

    /** Wrong use, or a program that cannot be run. */
    public static EngineException user(String message) {
        return new EngineException(Side.USER, message, null);
    }

    /** Wrong use, or a program that cannot be run, with the cause. */
    public static EngineException user(String message, @Nullable Throwable cause) {
        return new EngineException(Side.USER, message, cause);
    }

    /** The tool itself failed. */
    public static EngineException tool(String message, @Nullable Throwable cause) {
        return new EngineException(Side.TOOL, message, cause);
    }

    /** The side that has to act. */
    public Side side() {
        return side;
    }
}
