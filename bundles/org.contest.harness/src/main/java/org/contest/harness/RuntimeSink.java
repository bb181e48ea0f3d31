/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.contest.harness.TestRunner.TestSink;
import org.contest.protocol.AssertionLibraries;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.runtime.Execution;
import org.contest.runtime.FailureLog;
import org.contest.runtime.run.RunControl;

/** Reports failed tests to the run, and keeps what JUnit itself does out of it. */
final class RuntimeSink implements TestSink {

    /** From here on JUnit works. */
    void begin() {
        RunControl.enterFramework();
    }

    /** JUnit is done, and whoever runs it would end the JVM. */
    void end() {
        RunControl.leaveFramework();
        RunControl.testsEnded();
    }

    /** JUnit still has to find the test's parameters and listeners: events begin with the test's own code. */
    @Override
    public void started() {
        RunControl.leaveFramework();
    }

    @Override
    public void finished() {
        RunControl.enterFramework();
    }

    @Override
    public void failed(String test, Throwable why) {
        Execution run = RunControl.current();
        if (run != null) {
            String message = test + (why.getMessage() == null ? "" : ": " + why.getMessage());
            run.report(new Failure(FailureKind.ASSERTION, why.getClass().getName(), message,
                Thread.currentThread().getName(), frames(why), isTimeout(why) && run.expiredByNoise()));
        }
    }

    /** JUnit's own, by its words where its class is anybody's: JUnit has cut its stack. */
    private static boolean isTimeout(Throwable why) {
        return why.getClass().getName().equals("org.junit.runners.model.TestTimedOutException")
            || why instanceof TimeoutException && String.valueOf(why.getMessage()).contains(" timed out after ");
    }

    /** The stack from the first frame outside JUnit on, so that a signature tells the test. */
    static List<String> frames(Throwable why) {
        List<String> frames = new ArrayList<>(FailureLog.frames(why));
        while (!frames.isEmpty() && AssertionLibraries.contain(frames.get(0))) {
            frames.remove(0);
        }
        return frames;
    }
}
