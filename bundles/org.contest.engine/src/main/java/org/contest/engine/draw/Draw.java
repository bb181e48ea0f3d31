/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.draw;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * The scheduler and configuration of one run.
 *
 * @param scheduler one of {@link org.contest.engine.model.Configurations#SCHEDULERS} but auto
 * @param description what was drawn beside it, in words
 * @param seed of every random choice of the run
 * @param options what the runtime is told, without files
 */
public record Draw(String scheduler, String description, long seed, RunOptions options) {

    /** True for a run that does the same when it is done again: threads take turns, as the seed or a trace says. */
    public boolean isRepeatable() {
        return options.isTrue(Key.CONTROL);
    }
}
