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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;

/** Folders for temporary files of the program's JVMs. */
class TemporaryFolderTest {

    private static final ProgramSpec PROGRAM = ProgramSpec.of(List.of(Path.of(".")), "Main", List.of());

    /** Paths in hash tables are in the same order whatever folder a replay gets. */
    @Test
    void folders_differ_in_nothing_that_a_program_orders_by() {
        try (TemporaryFolder first = TemporaryFolder.of(PROGRAM);
            TemporaryFolder other = TemporaryFolder.of(PROGRAM)) {
            String one = first.arguments().get(0);
            String two = other.arguments().get(0);
            assertFalse(one.equals(two));
            assertEquals(one.length(), two.length());
            assertEquals(one.hashCode(), two.hashCode());
            assertEquals(Path.of(one, "file").hashCode(), Path.of(two, "file").hashCode());
        }
    }

    /** An engine that was killed deletes nothing; one that has a JVM for days may still need its folder. */
    @Test
    void folders_that_were_forgotten_are_deleted_after_a_week() throws IOException {
        try (TemporaryFolder old = TemporaryFolder.of(PROGRAM); TemporaryFolder young = TemporaryFolder.of(PROGRAM)) {
            Files.writeString(Path.of(old.path(), "file"), "text");
            age(old, 8);
            age(young, 6);
            TemporaryFolder.prune();
            assertFalse(Files.exists(Path.of(old.path())));
            assertTrue(Files.exists(Path.of(young.path())));
        }
    }

    private static void age(TemporaryFolder folder, int days) throws IOException {
        Instant then = Instant.now().minus(Duration.ofDays(days));
        Files.setLastModifiedTime(Path.of(folder.path()), FileTime.from(then));
    }
}
