/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What methods of libraries mean: the table {@code kinds.txt} beside this class. */
final class LibraryKinds {

    private record Line(OperationKind kind, String type, List<String> methods) {
        boolean fits(String owner, String method) {
            return matches(type, owner) && methods.stream().anyMatch(pattern -> matches(pattern, method));
        }

        private static boolean matches(String pattern, String text) {
            return pattern.endsWith("*") ? text.startsWith(pattern.substring(0, pattern.length() - 1))
                : pattern.equals(text);
        }
    }

    private static final String TABLE = "kinds.txt";
    private static final List<Line> LINES = read();

    private LibraryKinds() {
    }

    private static List<Line> read() {
        List<Line> lines = new ArrayList<>();
        InputStream table = LibraryKinds.class.getResourceAsStream(TABLE);
        if (table == null) {
            throw new IllegalStateException("The file " + TABLE + " is missing: build or install ConTest again.");
        }
        try (BufferedReader in = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] words = line.strip().split("\\s+");
                    lines.add(new Line(OperationKind.valueOf(words[0]), words[1],
                        Arrays.asList(words).subList(2, words.length)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    /** The meaning of a method, given as {@code package.Type.method}. */
    static OperationKind of(String method) {
        int dot = method.lastIndexOf('.');
        String type = method.substring(0, Math.max(0, dot));
        String name = method.substring(dot + 1);
        return LINES.stream().filter(line -> line.fits(type, name)).map(Line::kind).findFirst()
            .orElse(OperationKind.CALL);
    }
}
