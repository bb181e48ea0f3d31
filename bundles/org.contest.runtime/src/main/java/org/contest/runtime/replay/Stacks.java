/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.NumberSet;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.ThreadPosition;
import org.contest.runtime.FailureLog;
import org.contest.runtime.model.ModelThread;

/** The stacks of threads that are about to do certain events of the trace. Called with the baton held. */
final class Stacks {

    private final NumberSet wanted = new NumberSet();
    private final List<ThreadPosition> taken = new ArrayList<>();

    Stacks(RunOptions options) {
        String events = options.get(Key.STACKS);
        for (String event : events.isEmpty() ? new String[0] : events.split(",")) {
            wanted.add(Integer.parseInt(event));
        }
    }

    /** A thread, the calling one, is about to do an event. */
    void before(long event, ModelThread t) {
        if (wanted.contains((int) event)) {
            wanted.remove((int) event);
            taken.add(new ThreadPosition(t.identity, t.thread.getName(), ThreadPosition.BEFORE_EVENT + event, List.of(),
                FailureLog.framesBelowHook(new Throwable().getStackTrace())));
        }
    }

    List<ThreadPosition> taken() {
        return taken;
    }
}
