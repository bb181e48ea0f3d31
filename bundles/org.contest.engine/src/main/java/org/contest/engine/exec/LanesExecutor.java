/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.util.function.Function;
import org.contest.engine.model.Cancellation;
import org.contest.protocol.RunOptions.Key;

/** Free and controlled runs apart from each other, since control is fixed for the life of a JVM. */
final class LanesExecutor implements RunExecutor {

    private final RunExecutor controlled;
    private final RunExecutor free;

    /** An executor for each of the two, by its name. */
    LanesExecutor(Function<String, RunExecutor> lane) {
        controlled = lane.apply("controlled");
        free = lane.apply("free");
    }

    private RunExecutor lane(RunTask task) {
        return task.options().isTrue(Key.CONTROL) ? controlled : free;
    }

    @Override
    public int ahead() {
        return Math.max(controlled.ahead(), free.ahead());
    }

    @Override
    public boolean repeats() {
        return controlled.repeats() || free.repeats();
    }

    @Override
    public void announce(RunTask task) {
        lane(task).announce(task);
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        return lane(task).execute(task, cancellation);
    }

    @Override
    public void know(long digest) {
        controlled.know(digest);
    }

    @Override
    public void close() {
        controlled.close();
        free.close();
    }
}
