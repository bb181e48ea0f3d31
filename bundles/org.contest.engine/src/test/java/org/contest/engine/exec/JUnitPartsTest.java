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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JUnitPartsTest {

    @TempDir
    private Path folder;

    private Path file(String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }

    @Test
    void launcher_and_engines_come_from_a_repository_of_maven() throws IOException {
        Path commons = file("org/junit/platform/junit-platform-commons/1.10.2/junit-platform-commons-1.10.2.jar");
        Path api = file("org/junit/jupiter/junit-jupiter-api/5.10.2/junit-jupiter-api-5.10.2.jar");
        Path launcher = file("org/junit/platform/junit-platform-launcher/1.10.2/junit-platform-launcher-1.10.2.jar");
        file("org/junit/platform/junit-platform-launcher/1.9.0/junit-platform-launcher-1.9.0.jar");
        Path platform = file("org/junit/platform/junit-platform-engine/1.10.2/junit-platform-engine-1.10.2.jar");
        Path jupiter = file("org/junit/jupiter/junit-jupiter-engine/5.10.2/junit-jupiter-engine-5.10.2.jar");
        assertEquals(List.of(launcher, platform, jupiter), JUnitParts.missing(List.of(api, commons)));
        assertEquals(List.of(launcher), JUnitParts.missing(List.of(api, commons, platform, jupiter)));
    }

    @Test
    void launcher_comes_from_a_repository_of_gradle() throws IOException {
        Path commons = file("org.junit.platform/junit-platform-commons/1.10.2/4f12/junit-platform-commons-1.10.2.jar");
        Path launcher =
            file("org.junit.platform/junit-platform-launcher/1.10.2/0b3/junit-platform-launcher-1.10.2.jar");
        assertEquals(List.of(launcher), JUnitParts.missing(List.of(commons)));
    }

    @Test
    void nothing_is_added_to_what_can_be_run_or_to_junit_4() throws IOException {
        Path commons = file("org/junit/platform/junit-platform-commons/1.10.2/junit-platform-commons-1.10.2.jar");
        file("org/junit/platform/junit-platform-launcher/1.10.2/junit-platform-launcher-1.10.2.jar");
        Path console = file("lib/junit-platform-console-standalone-1.10.2.jar");
        Path old = file("lib/junit-4.13.2.jar");
        assertEquals(List.of(), JUnitParts.missing(List.of(commons, console)));
        assertEquals(List.of(), JUnitParts.missing(List.of(commons, old)));
        assertEquals(List.of(), JUnitParts.missing(List.of(old)));
    }

    @Test
    void nothing_is_added_where_there_is_no_repository() throws IOException {
        assertEquals(List.of(), JUnitParts.missing(List.of(file("lib/junit-platform-commons-1.10.2.jar"),
            Path.of("junit-jupiter-api-5.10.2.jar"), Path.of("/"))));
    }
}
