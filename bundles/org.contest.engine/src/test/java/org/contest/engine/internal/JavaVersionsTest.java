/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay says when its JDK is not the recorded one: another build of a major version, or another version. */
class JavaVersionsTest {

    @TempDir
    private Path home;

    @Test
    void another_build_is_told() {
        assertEquals(
            List.of("The trace was recorded on Java 17.0.15 and is replayed on Java 17.0.12: should it diverge "
                + "inside the JDK, name the recorded build with --java."),
            JavaVersions.differences("17.0.15+6-Debian-1deb12u1", "17.0.12"));
    }

    @Test
    void another_major_version_is_told() {
        assertEquals(List.of("The trace was recorded on Java 17.0.15 and is replayed on Java 21, where the JDK may do "
            + "other things: name another one with --java."), JavaVersions.differences("17.0.15", "21"));
    }

    @Test
    void an_equal_version_and_an_unknown_one_are_no_difference() {
        assertEquals(List.of(), JavaVersions.differences("25.0.3+9-LTS", "25.0.3"));
        assertEquals(List.of(), JavaVersions.differences("", "25.0.3"));
        assertEquals(List.of(), JavaVersions.differences("25.0.3", "unknown"));
    }

    @Test
    void the_release_file_tells_the_version() throws IOException {
        assertEquals("", JavaVersions.of(home));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"21.0.1\"\n");
        assertEquals("21.0.1", JavaVersions.of(home));
    }
}
