/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.Map;
import org.contest.debug.jvm.ReplayJvm;
import org.contest.debug.model.ReplayTarget;
import org.contest.debug.process.ReplayProcess;
import org.contest.debug.process.Replays;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;

/** The JVM that stands for the replay in the launch, as debug target and process; another can take its place. */
final class Debuggee {

    private final ReplaySession session;
    private final CodeSwaps swaps;
    private volatile ReplayTarget target;
    private volatile ReplayProcess process;

    Debuggee(ReplaySession session, CodeSwaps swaps) {
        this.session = session;
        this.swaps = swaps;
    }

    /** Null before the first JVM has come. */
    ReplayTarget target() {
        return target;
    }

    /** Null before the first JVM has come. */
    ReplayProcess process() {
        return process;
    }

    /** A parked JVM takes the place of the one that is there, and tells that it is suspended. */
    void become(ReplayJvm jvm) {
        ReplayTarget oldTarget = target;
        ReplayProcess oldProcess = process;
        ILaunch launch = session.launch();
        String label = session.plan().mainClass();
        Replays.put(jvm.process(), jvm.plan(), jvm.streams());
        process = new ReplayProcess(launch, jvm.process(), label,
            Map.of(IProcess.ATTR_PROCESS_TYPE, "java")); //$NON-NLS-1$
        target = new ReplayTarget(launch, jvm, process, label, session.failing(), session.code(),
            session);
        target.addHotCodeReplaceListener(swaps);
        if (oldTarget != null) {
            oldTarget.replaced();
            oldProcess.replaced();
        }
        target.announce(jvm.thread(), jvm.place());
    }
}
