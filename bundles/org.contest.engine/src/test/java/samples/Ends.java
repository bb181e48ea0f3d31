/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads count; in the first run the JVM ends in the middle, in the way that the first argument names. */
public final class Ends {

    private static int count;

    private Ends() {
    }

    /** Runs the program. Arguments: the way, and a file that the first run makes. */
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Ends::count);
        other.start();
        count();
        Path mark = Path.of(args[1]);
        if (Files.notExists(mark)) {
            Files.createFile(mark);
            end(args[0]);
        }
        other.join();
    }

    private static void count() {
        for (int i = 0; i < 5; i++) {
            synchronized (Ends.class) {
                count++;
            }
        }
    }

    private static void end(String way) throws IOException, InterruptedException {
        switch (way) {
        case "kill" -> new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid())).start().waitFor();
        case "halt" -> Runtime.getRuntime().halt(3);
        case "break" -> breakTool();
        default -> throw new IllegalArgumentException(way);
        }
    }

    /** As if ConTest's own code in this JVM had thrown it. */
    private static void breakTool() {
        try {
            Class.forName("org.contest.runtime.ToolFailure").getMethod("tell", Throwable.class).invoke(null,
                new IllegalStateException("broken for a test"));
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException
            | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
