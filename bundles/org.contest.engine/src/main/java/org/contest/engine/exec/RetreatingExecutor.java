/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.contest.engine.model.Cancellation;

/** Many runs in one JVM, until it is known that the program does not bear that; a JVM for each run from then on. */
final class RetreatingExecutor implements RunExecutor {

    private final Supplier<RunExecutor> forks;
    private final BooleanSupplier retreats;
    private RunExecutor now;
    private boolean retreated;

    RetreatingExecutor(RunExecutor repeating, Supplier<RunExecutor> forks, BooleanSupplier retreats) {
        now = repeating;
        this.forks = forks;
        this.retreats = retreats;
    }

    @Override
    public int ahead() {
        return now.ahead();
    }

    @Override
    public boolean repeats() {
        return now.repeats();
    }

    @Override
    public void announce(RunTask task) {
        now.announce(task);
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        if (!retreated && retreats.getAsBoolean()) {
            retreated = true;
            now.close();
            now = forks.get();
        }
        return now.execute(task, cancellation);
    }

    @Override
    public void know(long digest) {
        now.know(digest);
    }

    @Override
    public void close() {
        now.close();
    }
}
