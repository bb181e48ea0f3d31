/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Which stacks tell of the program. */
class ThreadDumpTest {

    private static final String PREMAIN = "\tat org.contest.agent.Premain.premain(Premain.java:36)\n";
    private static final String LOADS_CLASS =
        "\tat org.contest.agent.ClassTransformer.transform(ClassTransformer.java:93)\n"
            + "\tat shop.Main.main(Main.java:9)\n";

    @Test
    void a_jvm_whose_agent_is_starting_tells_nothing_of_the_program() {
        assertEquals("", ThreadDump.unlessStarting("\"main\" #3 runnable\n" + PREMAIN));
    }

    @Test
    void a_program_that_loads_a_class_has_begun() {
        assertEquals(LOADS_CLASS, ThreadDump.unlessStarting(LOADS_CLASS));
    }
}
