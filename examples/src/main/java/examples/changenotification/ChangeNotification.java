/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.changenotification;

import examples.Arguments;

/**
 * Change notification: observers wait for a flag, then read the subject.
 *
 * <p>Source: Edelstein et al., <i>Multithreaded Java program test generation</i>, 2002, section "Experiments", third
 * experiment. Bug: order violation, the flag is set before the data. It fails with a NullPointerException in an
 * observer when the main thread is held back between the two assignments in {@link #changeNotification}.
 */
public class ChangeNotification {
    /** Set when {@link #subject} may be read. */
    protected volatile boolean notified;

    /** The subject of the notification; null before. */
    protected Subject subject;

    /** Usage: {@code ChangeNotification [observers]}, 4 observers by default. */
    public static void main(String[] args) throws InterruptedException {
        new ChangeNotification().run(args);
    }

    /** Starts the observers, notifies them, and waits until they have reported. */
    protected void run(String[] args) throws InterruptedException {
        int observers = Arguments.at(args, 0, 4);
        changeNotification(null, false);
        Observer[] started = new Observer[observers];
        for (int i = 0; i < observers; i++) {
            started[i] = new Observer(this, i);
            started[i].start();
        }
        changeNotification(new Subject(42), true);
        for (Observer observer : started) {
            observer.join();
        }
    }

    /** Tells every observer that {@code current} is the subject now; with {@code false}, that there is none. */
    protected void changeNotification(Subject current, boolean present) {
        notified = present;
        subject = current;
    }

    boolean isNotified() {
        return notified;
    }

    Subject subject() {
        return subject;
    }
}
