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
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * What methods of libraries mean: the table {@code kinds.txt} beside this class, and before it the lines of files of
 * the same form that users have for libraries of their own.
 */
public final class LibraryKinds {

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
    private static final Map<String, List<Line>> LEARNT = new ConcurrentHashMap<>();
    private static final List<Line> LINES = read();

    private LibraryKinds() {
    }

    private static List<Line> read() {
        InputStream table = LibraryKinds.class.getResourceAsStream(TABLE);
        if (table == null) {
            throw new IllegalStateException("The file " + TABLE + " is missing: build or install ConTest again.");
        }
        try (BufferedReader in = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines(TABLE, in.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Takes the lines of a file, in place of those that it had before.
     *
     * @param file its name
     * @throws IllegalArgumentException with a plain sentence when a line is not understood
     */
    public static void learn(String file, List<String> text) {
        LEARNT.put(file, lines(file, text));
    }

    private static List<Line> lines(String file, List<String> text) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            String line = text.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                lines.add(line(line, "Line " + (i + 1) + " of " + file));
            }
        }
        return lines;
    }

    private static Line line(String text, String where) {
        List<String> words = Arrays.asList(text.split("\\s+"));
        List<String> kinds = Arrays.stream(OperationKind.values()).map(Enum::name).toList();
        if (words.size() < 3 || !kinds.contains(words.get(0))) {
            throw new IllegalArgumentException(where + " is not understood: \"" + text + "\". It needs a kind ("
                + String.join(", ", kinds) + "), a type and its methods, * at an end for any rest, such as "
                + "\"UPDATE com.shop.Store put* remove\".");
        }
        return new Line(OperationKind.valueOf(words.get(0)), words.get(1), words.subList(2, words.size()));
    }

    /** The meaning of a method, given as {@code package.Type.method}. */
    static OperationKind of(String method) {
        int dot = method.lastIndexOf('.');
        String type = method.substring(0, Math.max(0, dot));
        String name = method.substring(dot + 1);
        return Stream.concat(LEARNT.values().stream().flatMap(List::stream), LINES.stream())
            .filter(line -> line.fits(type, name)).map(Line::kind).findFirst().orElse(OperationKind.CALL);
    }
}
