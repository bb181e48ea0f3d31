/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

/** Asks whether the user wants to stop. Called from the engine's threads, often: must be quick. */
@FunctionalInterface
public interface Cancellation {

    /** Never cancels. */
    Cancellation NEVER = () -> false;

    /** True once the user wants to stop. */
    boolean isCancelled();
}
