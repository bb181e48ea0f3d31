/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

/**
 * What is localized, and with how much work.
 *
 * @param failure number of the failure in its campaign, from 1
 * @param runs most of them; 0 for no limit
 * @param seconds most of them; 0 for no limit
 * @param seed of every random choice
 */
public record LocalizationOptions(int failure, int runs, int seconds, long seed) {

    /** Seconds when nothing else is said. */
    public static final int DEFAULT_SECONDS = 60;
    /** The seed when nothing else is said. */
    public static final long DEFAULT_SEED = 1;
}
