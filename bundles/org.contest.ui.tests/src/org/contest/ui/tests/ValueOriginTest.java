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
import java.util.Map;
import java.util.TreeSet;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ValueOrigin;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.debug.core.model.IVariable;
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
