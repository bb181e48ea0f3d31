/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.contest.engine.model.EngineException;
import org.junit.jupiter.api.Test;

class AgentTroubleTest {

    @Test
    void the_innermost_cause_is_told() {
        assertEquals("The agent could not start: java.io.IOException: No space left on device", message("""
            java.lang.reflect.InvocationTargetException
            \tat java.base/java.lang.reflect.Method.invoke(Method.java:580)
            Caused by: java.lang.IllegalStateException: no agent
            \t... 6 more
            Caused by: java.io.IOException: No space left on device
            \t... 7 more
            FATAL ERROR in native method: processing of -javaagent failed, processJavaStart failed
            """));
    }

    @Test
    void without_a_cause_the_first_line_is_told() {
        String line = "Error opening zip file or JAR manifest missing : /gone/contest-agent.jar";
        assertEquals("The agent could not start: " + line, message(line + "\nError occurred during initialization\n"));
    }

    @Test
    void what_a_program_prints_is_no_trouble() {
        assertDoesNotThrow(() -> AgentTrouble.check("Caused by: java.io.IOException: the program's own\n"));
    }

    private static String message(String output) {
        return String.valueOf(assertThrows(EngineException.class, () -> AgentTrouble.check(output)).getMessage());
    }
}
