/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A JVM and the processes that its program starts: none of them stays behind. A process whose parent has ended is known
 * by a variable of its environment, where the system shows it.
 */
final class ProcessTree {

    private static final String VARIABLE = "CONTEST_RUN";
    private static final Path PROC = Path.of("/proc");

    private final Process root;
    private final String mark;

    private ProcessTree(Process root, String mark) {
        this.root = root;
        this.mark = mark;
    }

    /** Starts a process whose children are known later. */
    static ProcessTree start(ProcessBuilder builder) throws IOException {
        String value = UUID.randomUUID().toString();
        builder.environment().put(VARIABLE, value);
        return new ProcessTree(builder.start(), VARIABLE + '=' + value);
    }

    Process root() {
        return root;
    }

    /** Ends the process and all that it has started; what they have printed can still be read. */
    void end() {
        List<ProcessHandle> children = root.isAlive() ? root.descendants().toList() : List.of();
        root.toHandle().destroyForcibly(); // the method of the process itself closes its streams
        children.forEach(ProcessHandle::destroyForcibly);
        marked().forEach(ProcessHandle::destroyForcibly);
    }

    private List<ProcessHandle> marked() {
        try (Stream<Path> processes = Files.isDirectory(PROC) ? Files.list(PROC) : Stream.empty()) {
            return processes.filter(this::isMarked)
                .flatMap(process -> ProcessHandle.of(Long.parseLong(process.getFileName().toString())).stream())
                .toList();
        } catch (IOException e) {
            return List.of(); // the system does not show them
        }
    }

    private boolean isMarked(Path process) {
        if (!Character.isDigit(process.getFileName().toString().charAt(0))) {
            return false;
        }
        try {
            return Files.readString(process.resolve("environ"), StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException e) {
            return false; // of another user, or gone
        }
    }
}
