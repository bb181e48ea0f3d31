/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.nio.file.Path;
import java.util.prefs.Preferences;
import org.contest.testprograms.Threads;

/** Two threads ask for preferences: a class initializer of the JDK starts a timer and gives it a task. */
public final class PreferencesFirstUsed {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int found;

    private PreferencesFirstUsed() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Path kept = Path.of(System.getProperty("java.io.tmpdir"), "contest-preferences");
        System.setProperty("java.util.prefs.userRoot", kept.toString());
        Threads.together(2, PreferencesFirstUsed::ask);
        Threads.check(found == 2, "found " + found);
    }

    private static void ask() {
        add(Preferences.userRoot().node("org/contest").getInt("count", 1));
    }

    private static synchronized void add(int value) {
        found += value;
    }
}
