/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An instrumented class as bytes. */
final class CacheEntry {

    private CacheEntry() {
    }

    /**
     * Writes a class.
     *
     * @param lookedAt the CRCs of the classes that its instrumentation looked at, by internal name
     */
    static byte[] write(Instrumented type, Map<String, String> lookedAt) {
        Writer out = new Writer();
        out.number(lookedAt.size());
        for (Map.Entry<String, String> other : lookedAt.entrySet()) {
            out.text(other.getKey());
            out.text(other.getValue());
        }
        out.text(type.className());
        out.text(type.crc());
        out.block(type.isChanged() ? type.marked() : new byte[0]);
        out.number(type.marks().first());
        out.numbers(type.marks().offsets());
        out.number(type.siteCount());
        out.block(type.siteLines());
        out.numbers(type.siteVariables());
        out.numbers(type.reductions().counts());
        out.number(type.methodsLeftAlone().size());
        for (String reason : type.methodsLeftAlone()) {
            out.text(reason);
        }
        return out.bytes();
    }

    /** Reads a class; null when a class that its instrumentation looked at is another one for the class loader. */
    static Instrumented read(ByteBuffer in, FoundClasses found) {
        for (int i = in.getInt(); i > 0; i--) {
            String other = text(in);
            if (!text(in).equals(found.crc(other))) {
                return null;
            }
        }
        String className = text(in);
        String crc = text(in);
        byte[] marked = block(in);
        SiteMarks marks = new SiteMarks(in.getInt(), numbers(in));
        int count = in.getInt();
        byte[] lines = block(in);
        int[] variables = numbers(in);
        Reductions reductions = Reductions.of(numbers(in));
        List<String> leftAlone = new ArrayList<>();
        for (int i = in.getInt(); i > 0; i--) {
            leftAlone.add(text(in));
        }
        return new Instrumented(className, crc, marked.length == 0 ? null : marked, marks, count, lines, variables,
            reductions,
            leftAlone);
    }

    private static byte[] block(ByteBuffer in) {
        byte[] bytes = new byte[in.getInt()];
        in.get(bytes);
        return bytes;
    }

    private static String text(ByteBuffer in) {
        return new String(block(in), StandardCharsets.UTF_8);
    }

    private static int[] numbers(ByteBuffer in) {
        int[] numbers = new int[in.getInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.getInt();
        }
        return numbers;
    }

    /** A buffer that grows. */
    private static final class Writer {
        private ByteBuffer buffer = ByteBuffer.allocate(1 << 14);

        private void room(int bytes) {
            if (buffer.remaining() < bytes) {
                ByteBuffer larger = ByteBuffer.allocate(2 * (buffer.position() + bytes));
                buffer.flip();
                larger.put(buffer);
                buffer = larger;
            }
        }

        void number(int number) {
            room(Integer.BYTES);
            buffer.putInt(number);
        }

        void numbers(int[] numbers) {
            number(numbers.length);
            for (int number : numbers) {
                number(number);
            }
        }

        void block(byte[] bytes) {
            number(bytes.length);
            room(bytes.length);
            buffer.put(bytes);
        }

        void text(String text) {
            block(text.getBytes(StandardCharsets.UTF_8));
        }

        byte[] bytes() {
            buffer.flip();
            byte[] bytes = new byte[buffer.remaining()];
            buffer.get(bytes);
            return bytes;
        }
    }
}
