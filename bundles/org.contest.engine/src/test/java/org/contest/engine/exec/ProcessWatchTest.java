/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.engine.model.Cancellation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A process whose time is over from the beginning. */
class ProcessWatchTest {

    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

    private ProcessTree tree;
    private ProcessWatch watch;

    @BeforeEach
    void start() throws IOException {
        tree = ProcessTree.start(new ProcessBuilder("sleep", "60"));
        watch = new ProcessWatch(tree, JAVA_HOME, 0);
    }

    @AfterEach
    void end() {
        tree.end();
    }

    @Test
    void it_is_ended() throws IOException {
        watch.await(Cancellation.NEVER, millis -> false);
        assertTrue(watch.hasKilled());
        assertFalse(tree.root().isAlive());
    }

    /** Once more after the time is over, since what is late may have come while the stacks were asked for. */
    @Test
    void it_goes_on_when_what_is_late_has_come() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        watch.await(Cancellation.NEVER, millis -> asked.incrementAndGet() > 1);
        assertFalse(watch.hasKilled());
        assertTrue(tree.root().isAlive());
        assertEquals("", watch.dump());
    }
}
