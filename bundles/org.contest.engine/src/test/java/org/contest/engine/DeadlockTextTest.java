/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.contest.engine.model.ReplayOptions;
import org.contest.protocol.Failure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeadlockTextTest {

    @TempDir
    private Path folder;

    @Test
    void a_deadlock_says_since_which_line_each_monitor_is_held() {
        Path trace = Recorded.failing(folder.resolve("x"), "StaticSynchronizedDeadlock");
        Failure failure = Recorded.replay(trace, ReplayOptions.defaults()).failure();
        assertNotNull(failure);
        String held = " held by [^;]* \\(since StaticSynchronizedDeadlock\\$\\w+\\.outer:\\d+\\)[^;]*";
        assertTrue(failure.message().matches(".*;[^;]*" + held + ";[^;]*" + held), failure.message());
    }

    @Test
    void a_lock_of_the_jdk_is_told_by_name_and_since_when_it_is_held() {
        Path trace = Recorded.failing(folder.resolve("x"), "LockOrder");
        Failure failure = Recorded.replay(trace, ReplayOptions.defaults()).failure();
        assertNotNull(failure);
        String waits = "waits for a java.util.concurrent.locks.ReentrantLock \\(\\w+(\\.\\w+)?\\) held by [^;]* "
            + "\\(since LockOrder\\.[\\w$]+[^;]*:?\\d+\\)[^;]*";
        assertTrue(failure.message().matches(".*;[^;]*" + waits + ";[^;]*" + waits), failure.message());
    }
}
