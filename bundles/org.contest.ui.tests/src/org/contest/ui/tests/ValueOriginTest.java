/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ValueOrigin;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.jdt.debug.core.IJavaClassType;
import org.eclipse.jdt.debug.core.IJavaDebugTarget;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaPrimitiveValue;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaVariable;
import org.junit.jupiter.api.Test;

/** Where twenty values came from: each tells which thread wrote it, and the trace tells when. */
class ValueOriginTest {

    private static final String SOURCE = """
        package tests;

        public class Shared {
            static int s0, s1, s2, s3, s4, s5, s6;
            int f0, f1, f2, f3, f4, f5, f6;
            int[] cells = new int[6];

            public static void main(String[] args) throws Exception {
                Shared shared = new Shared();
                Thread first = new Thread(() -> shared.write(1), "first");
                Thread second = new Thread(() -> shared.write(2), "second");
                first.start();
                second.start();
                first.join();
                second.join();
                if (s0 != s6 || shared.f0 != shared.f6) {
                    throw new IllegalStateException("mixed");
                }
            }

            void write(int id) {
                s0 = id; f0 = id; cells[0] = id; s1 = id; f1 = id; cells[1] = id; s2 = id; f2 = id; cells[2] = id;
                s3 = id; f3 = id; cells[3] = id; s4 = id; f4 = id; cells[4] = id; s5 = id; f5 = id; cells[5] = id;
                s6 = id; f6 = id;
            }
        }
        """;

    /** Each line of {@code write} writes one variable: of classes, objects and types that differ. */
    private static final String MANY = """
        package tests;

        public class Many {
            static final Base base = new Base();
            static final Left left = new Left();
            static final Left other = new Left();
            static final Right right = new Right();
            static final Right[] rights = {new Right(), new Right()};
            static int total;

            public static void main(String[] args) throws Exception {
                Thread first = new Thread(() -> write(1), "first");
                Thread second = new Thread(() -> write(2), "second");
                first.start();
                second.start();
                first.join();
                second.join();
                throw new IllegalStateException("always");
            }

            static void write(int n) {
                base.number = n;
                left.number = n;
                other.number = n;
                left.wide = n;
                other.wide = n;
                left.text = String.valueOf(n);
                other.text = String.valueOf(n);
                right.small = (short) n;
                right.real = n;
                right.letter = (char) ('0' + n);
                right.inner.deep = n;
                right.words[0] = String.valueOf(n);
                right.words[1] = String.valueOf(n);
                right.grid[1][2] = n;
                rights[0].small = (short) n;
                rights[1].small = (short) n;
                rights[1].inner.deep = n;
                total = n;
                Right.count = n;
                Left.last = String.valueOf(n);
            }

            static class Base {
                int number;
            }

            static class Left extends Base {
                static String last;
                long wide;
                volatile String text;
            }

            static class Right {
                static byte count;
                final Inner inner = new Inner();
                final String[] words = new String[2];
                final long[][] grid = new long[2][3];
                short small;
                double real;
                char letter;

                class Inner {
                    int deep;
                }
            }
        }
        """.replace("Right.count = n", "Right.count = (byte) n");

    private record Shown(IJavaVariable variable, IJavaVariable holder) {
    }

    @Test
    void a_value_came_from_the_thread_that_wrote_it_last() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("value-origin", "Shared", SOURCE, 50);
        try (Walk walk = new Walk(program.replay())) {
            walk.toFailure();
            ReplaySession session = walk.session();
            ValueOrigin origins = new ValueOrigin(session);
            Map<String, Shown> variables = variables((IJavaStackFrame) session.thread().getTopStackFrame());
            assertEquals(20, variables.size());
            TreeSet<String> writers = new TreeSet<>();
            for (Map.Entry<String, Shown> shown : variables.entrySet()) {
                IJavaVariable variable = shown.getValue().variable();
                int found = origins.writer(origins.of(variable, shown.getValue().holder()));
                assertEquals(last(session.sequence(), session.at(), shown.getKey()), found, shown.getKey());
                String writer = session.sequence().thread(session.sequence().trace().thread(found));
                int value = ((IJavaPrimitiveValue) variable.getValue()).getIntValue();
                assertEquals(value == 1 ? "first" : "second", writer, shown.getKey());
                writers.add(writer);
            }
            assertEquals(2, writers.size(), "one thread wrote all: nothing was told apart");
        }
    }

    @Test
    void variables_of_many_classes_objects_and_types_are_told_apart() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("value-origins", "Many", MANY, 1);
        try (Walk walk = new Walk(program.replay())) {
            walk.toFailure();
            ReplaySession session = walk.session();
            ValueOrigin origins = new ValueOrigin(session);
            List<String> lines = MANY.lines().map(String::strip).toList();
            List<String> writes = lines.subList(lines.indexOf("base.number = n;"),
                lines.indexOf("Left.last = String.valueOf(n);") + 1);
            assertEquals(20, writes.size());
            IJavaStackFrame top = (IJavaStackFrame) session.thread().getTopStackFrame();
            for (String write : writes) {
                Shown shown = shown(top, write.substring(0, write.indexOf(" = ")));
                int found = origins.writer(origins.of(shown.variable(), shown.holder()));
                assertEquals(lastOfLine(session, lines.indexOf(write) + 1), found, write);
                String value = shown.variable().getValue().getValueString();
                assertEquals(value.startsWith("1") ? "first" : "second",
                    session.sequence().thread(session.sequence().trace().thread(found)), write);
            }
        }
    }

    private static int lastOfLine(ReplaySession session, int line) {
        Sequence sequence = session.sequence();
        return sequence.previous(session.at(),
            event -> sequence.trace().kind(event).isWrite() && sequence.site(event).line() == line);
    }

    /** A variable by its name in the source, such as {@code left.text} or {@code right.words[0]}. */
    private static Shown shown(IJavaStackFrame top, String name) throws Exception {
        String[] parts = name.split("\\.|(?=\\[)");
        boolean named = Character.isUpperCase(parts[0].charAt(0));
        IJavaVariable variable = named
            ? ((IJavaClassType) ((IJavaDebugTarget) top.getDebugTarget()).getJavaTypes("tests.Many$" + parts[0])[0])
                .getField(parts[1])
            : top.getReferenceType().getField(parts[0]);
        IJavaVariable holder = null;
        for (int i = named ? 2 : 1; i < parts.length; i++) {
            holder = variable;
            variable = parts[i].startsWith("[")
                ? (IJavaVariable) variable.getValue().getVariables()[parts[i].charAt(1) - '0']
                : ((IJavaObject) variable.getValue()).getField(parts[i], false);
        }
        return new Shown(variable, holder);
    }

    /** By the words of the trace alone: there is one object and one array. */
    private static int last(Sequence sequence, int before, String name) {
        int found = sequence.previous(before, event -> sequence.trace().kind(event).isWrite()
            && sequence.target(event).endsWith(name));
        assertTrue(found != Sequence.NONE, name);
        return found;
    }

    private static Map<String, Shown> variables(IJavaStackFrame top) throws Exception {
        Map<String, Shown> variables = new LinkedHashMap<>();
        IJavaObject shared = (IJavaObject) top.findVariable("shared").getValue();
        for (int i = 0; i <= 6; i++) {
            variables.put(".s" + i, new Shown(top.getReferenceType().getField("s" + i), null));
            variables.put(".f" + i, new Shown(shared.getField("f" + i, false), null));
        }
        IJavaVariable cells = shared.getField("cells", false);
        int index = 0;
        for (IVariable cell : cells.getValue().getVariables()) {
            variables.put("[" + index++ + "]", new Shown((IJavaVariable) cell, cells));
        }
        return variables;
    }
}
