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

import java.util.stream.IntStream;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.junit.jupiter.api.Test;

/** A replay that stops in generic classes, to whose names the debugger adds their type parameters. */
class ReplayGenericsTest {

    private static final String SOURCE = """
        package tests;

        public class Generics {
            public static void main(String[] args) throws Exception {
                Box<String, Integer> left = new Box<>();
                Box<String, Integer> right = new Box<>();
                Thread one = new Thread(() -> left.fill("one", right), "one");
                Thread two = new Thread(() -> right.fill("two", left), "two");
                one.start();
                two.start();
                one.join();
                two.join();
            }

            static class Box<K, V> {
                private K content;

                synchronized void fill(K value, Box<K, V> next) {
                    content = value;
                    next.take(value);
                }

                synchronized void take(K value) {
                    content = value;
                }
            }
        }
        """;

    @Test
    void the_method_of_a_generic_class_is_on_top_of_the_stack_and_its_lock_is_told_by_its_plain_name()
        throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("replay-generics", "Generics", SOURCE, 60);
        assertEquals("deadlock", program.failure().kind());
        try (Walk walk = new Walk(program.replay())) {
            ReplaySession session = walk.session();
            Sequence sequence = session.sequence();
            int line = program.line("content = value;");
            int write = IntStream.range(0, sequence.size()).filter(event -> sequence.site(event).line() == line)
                .findFirst().orElseThrow();
            walk.to(write);
            assertEquals("tests.Generics$Box.fill(Generics.java:" + line + ')', Stops.top(session));
            walk.toFailure();
            assertTrue(session.inPlainWords().matches("Deadlock: .+ waits for Generics\\$Box#\\d, which .+ holds; .+"),
                session.inPlainWords());
        }
    }
}
