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
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;

/** Correct: only the thread that dispatches events uses the text, and its queue hands the fields over. */
public final class HandsOverToWindows {

    private final JTextArea text = new JTextArea();
    private JFrame window;
    private int asked;
    private int answered;

    private HandsOverToWindows() {
    }

    /** Runs the program. */
    public static void main(String[] arguments) throws Exception {
        HandsOverToWindows program = new HandsOverToWindows();
        SwingUtilities.invokeAndWait(program::open);
        for (int i = 1; i <= 2; i++) {
            program.asked = i;
            SwingUtilities.invokeAndWait(() -> program.answered = program.asked);
            check(program.answered == i, "answer " + program.answered);
        }
        CountDownLatch written = new CountDownLatch(4);
        Thread[] writers = {new Thread(() -> program.write(written)), new Thread(() -> program.write(written))};
        for (Thread writer : writers) {
            writer.start();
        }
        written.await();
        SwingUtilities.invokeAndWait(program::close);
    }

    private void open() {
        if (!GraphicsEnvironment.isHeadless()) {
            window = new Window();
            window.add(text);
            window.pack();
            window.setVisible(true);
        }
    }

    private void write(CountDownLatch written) {
        for (int i = 0; i < 2; i++) {
            SwingUtilities.invokeLater(() -> {
                text.append("x");
                written.countDown();
            });
        }
    }

    private void close() {
        check(text.getText().equals("xxxx"), text.getText());
        if (window != null) {
            window.dispose();
        }
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** Programs extend what they show, and call what they inherit. */
    private static final class Window extends JFrame {
        private static final long serialVersionUID = 1;
    }
}
