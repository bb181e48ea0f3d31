/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Versions of JDKs, and whether a run recorded on one may be another on the other. */
public final class JavaVersions {

    private static final String KEY = "JAVA_VERSION=\"";

    private JavaVersions() {
    }

    /** The version of the JDK or JRE at a place, as its file {@code release} tells; empty when it does not. */
    static String of(Path home) {
        try {
            return Files.readAllLines(home.resolve("release")).stream().filter(line -> line.startsWith(KEY))
                .map(line -> line.substring(KEY.length(), line.length() - 1)).findFirst().orElse("");
        } catch (IOException | RuntimeException e) {
            return ""; // not known, which is no reason not to replay
        }
    }

    /** The feature version of the JDK or JRE at a place, such as 21; 0 when it is not known. */
    public static int feature(Path home) {
        List<Integer> numbers = numbers(of(home));
        return numbers.isEmpty() ? 0 : numbers.get(0);
    }

    /** Sentences for the user; none when the versions are the same or one is not known. */
    static List<String> differences(String recorded, String now) {
        List<Integer> then = numbers(recorded);
        List<Integer> here = numbers(now);
        if (then.isEmpty() || here.isEmpty() || then.equals(here)) {
            return List.of();
        }
        String both = "The trace was recorded on Java " + inWords(then) + " and is replayed on Java " + inWords(here);
        return List.of(then.get(0).equals(here.get(0))
            ? both + ": should it diverge inside the JDK, name the recorded build with --java."
            : both + ", where the JDK may do other things: name another one with --java.");
    }

    private static List<Integer> numbers(String version) {
        try {
            return Runtime.Version.parse(version).version();
        } catch (IllegalArgumentException e) {
            return List.of(); // not known
        }
    }

    private static String inWords(List<Integer> numbers) {
        return String.join(".", numbers.stream().map(String::valueOf).toList());
    }
}
