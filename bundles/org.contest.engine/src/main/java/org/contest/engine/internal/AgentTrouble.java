/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.List;
import java.util.Optional;
import org.contest.engine.model.EngineException;

/** Recognizes in the output of a run that the agent did not start. */
final class AgentTrouble {

    private static final String OURS = "ConTest: the agent could not start, so the program was not run: ";
    private static final List<String> OF_THE_JVM = List.of("processing of -javaagent failed",
        "Error opening zip file or JAR manifest missing");

    private static final String CAUSE = "Caused by: ";

    private AgentTrouble() {
    }

    /** Throws when the agent did not start: the tool failed, or the program's JVM is one that it does not know. */
    static void check(String output) {
        Optional<String> said = output.lines().filter(line -> line.startsWith(OURS)).findFirst();
        if (said.isPresent()) {
            String sentence = said.get().substring(OURS.length());
            throw sentence.startsWith("unsupported") ? EngineException.user(sentence)
                : EngineException.tool("The agent could not start: " + sentence, null);
        }
        for (String sign : OF_THE_JVM) {
            if (output.contains(sign)) {
                throw EngineException.tool("The agent could not start: " + reason(output), null);
            }
        }
    }

    /** The innermost cause, or else the first line: what the JVM says last is only that it gives up. */
    private static String reason(String output) {
        return output.lines().filter(line -> line.startsWith(CAUSE)).reduce((outer, inner) -> inner)
            .map(line -> line.substring(CAUSE.length())).orElseGet(() -> output.lines().findFirst().orElse(""));
    }
}
