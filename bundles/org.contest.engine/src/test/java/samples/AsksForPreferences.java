/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.nio.file.Path;
import java.util.prefs.Preferences;

/** Two threads ask for preferences: a class initializer of the JDK starts a timer and gives it a task. */
public final class AsksForPreferences {
    private static int found;

    private AsksForPreferences() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Path kept = Path.of(System.getProperty("java.io.tmpdir"), "contest-preferences");
        System.setProperty("java.util.prefs.userRoot", kept.toString());
        Thread other = new Thread(AsksForPreferences::ask);
        other.start();
        ask();
        other.join();
        if (found != 2) {
            throw new IllegalStateException("found " + found);
        }
    }

    private static void ask() {
        add(Preferences.userRoot().node("org/contest").getInt("count", 1));
    }

    private static synchronized void add(int value) {
        found += value;
    }
}
