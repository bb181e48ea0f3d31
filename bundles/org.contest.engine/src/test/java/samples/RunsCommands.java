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

/** Two threads run commands, which the JDK logs. */
public final class RunsCommands {

    private RunsCommands() {
    }

    private static void command() {
        try {
            int status = Runtime.getRuntime().exec(new String[] {"true"}).waitFor();
            if (status != 0) {
                throw new IllegalStateException("status " + status);
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(RunsCommands::command);
        Thread second = new Thread(RunsCommands::command);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
