/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.nio.file.Path;
import java.util.List;

/** Starts a {@link Laboratory} in a JVM with the agent, and reads what it found. */
final class LaboratoryJvm {

    private final AgentJvm jvm;

    /** {@code replays} of every failure found, under virtual time. */
    LaboratoryJvm(Path work, int replays) {
        this(work, replays, "virtual");
    }

    /** As the other, with a policy for time. */
    LaboratoryJvm(Path work, int replays, String time) {
        jvm = new AgentJvm(work, Laboratory.class).argument(work).argument(replays).argument(time);
    }

    /** Program threads are threads of the system, as in a forked JVM, and no continuations. */
    LaboratoryJvm onThreadsOfTheSystem() {
        jvm.option("-Dcontest.baton=os");
        return this;
    }

    /** Runs may have so many events, more than those of small programs. */
    LaboratoryJvm events(int most) {
        jvm.option("-Dlaboratory.events=" + most);
        return this;
    }

    /** A search ends after so many milliseconds, but not before a few runs. */
    LaboratoryJvm within(long millis) {
        jvm.option("-Dlaboratory.millis=" + millis);
        return this;
    }

    /** One more search, of up to {@code most} runs; {@code classes} is the system property with the class folder. */
    LaboratoryJvm search(String classes, String command, String scheduler, int most) {
        jvm.argument(System.getProperty(classes)).argument(command).argument(scheduler).argument(most);
        return this;
    }

    List<Found> run() throws Exception {
        return jvm.lines(Found.MARK).stream().map(Found::parse).toList();
    }
}
