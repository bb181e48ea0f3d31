/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.json;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes JSON (RFC 8259) in one line. */
public final class Json {

    private static final int FIRST_PRINTABLE = 0x20;

    private Json() {
    }

    /** An object under construction; its text is {@link #toString()}. */
    public static final class Writer {
        private final StringBuilder text = new StringBuilder();

        private Writer() {
        }

        /**
         * Adds a member. A value is null, a number, a boolean, a writer, a map, an iterable, or anything else as text.
         */
        public Writer put(String key, @Nullable Object value) {
            text.append(text.isEmpty() ? "" : ",");
            string(text, key);
            text.append(':');
            value(text, value);
            return this;
        }

        @Override
        public String toString() {
            return "{" + text + "}";
        }
    }

    /** An empty object. */
    public static Writer object() {
        return new Writer();
    }

    /** The text of one value. */
    public static String of(@Nullable Object value) {
        StringBuilder text = new StringBuilder();
        value(text, value);
        return text.toString();
    }

    private static void value(StringBuilder text, @Nullable Object value) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            text.append("null");
        } else if (value == null || value instanceof Number || value instanceof Boolean || value instanceof Writer) {
            text.append(value);
        } else if (value instanceof Map<?, ?> map) {
            Writer object = object();
            map.forEach((key, member) -> object.put(String.valueOf(key), member));
            text.append(object);
        } else if (value instanceof Iterable<?> elements && !(value instanceof java.nio.file.Path)) {
            array(text, elements);
        } else {
            string(text, value.toString());
        }
    }

    private static void array(StringBuilder text, Iterable<?> elements) {
        text.append('[');
        String separator = "";
        for (Object element : elements) {
            text.append(separator);
            value(text, element);
            separator = ",";
        }
        text.append(']');
    }

    private static void string(StringBuilder text, String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (c < FIRST_PRINTABLE || Character.isSurrogate(c) && !isPaired(value, i)) {
                    text.append(String.format("\\u%04x", (int) c));
                } else {
                    text.append(c);
                }
            }
            }
        }
        text.append('"');
    }

    private static boolean isPaired(String value, int i) {
        return Character.isHighSurrogate(value.charAt(i)) ? i + 1 < value.length()
            && Character.isLowSurrogate(value.charAt(i + 1))
            : i > 0 && Character.isHighSurrogate(value.charAt(i - 1));
    }
}
