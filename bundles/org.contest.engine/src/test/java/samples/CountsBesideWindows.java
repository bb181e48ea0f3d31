/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.awt.GraphicsEnvironment;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** Wrong: a worker counts beside the thread that dispatches events, and neither takes a lock. */
public final class CountsBesideWindows {

    private static int count;

    private CountsBesideWindows() {
    }

    /** Runs the program. */
    public static void main(String[] arguments) throws Exception {
        if (!GraphicsEnvironment.isHeadless()) {
            SwingUtilities.invokeAndWait(() -> new JFrame().dispose());
        }
        Thread worker = new Thread(() -> {
            count++;
            count++;
        });
        worker.start();
        SwingUtilities.invokeAndWait(() -> count++);
        worker.join();
        if (count != 3) {
            throw new IllegalStateException("count " + count);
        }
    }
}
