/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.ProgramSpec;

/**
 * Arguments of a JVM that is soon over, or whose runs are: how soon it runs counts, not how fast it is after a while.
 * A JVM for one replay or a short run has more of these arguments than other JVMs under the agent.
 */
public final class QuickStart {

    /**
     * For all JVMs under the agent, ten times the JVM's own limits: a run is over before code pays that the optimizing
     * compiler has worked on.
     */
    static final List<String> LATE_OPTIMIZATION = List.of("-XX:Tier4InvocationThreshold=50000",
        "-XX:Tier4MinInvocationThreshold=6000", "-XX:Tier4CompileThreshold=150000",
        "-XX:Tier4BackEdgeThreshold=400000");

    /** A run is short when it takes less than this with its JVM; in a longer one the slower compiler would be felt. */
    static final double SHORT_SECONDS = 3;

    private static final String COMPILES_FAST = "-XX:TieredStopAtLevel=1";
    private static final String COLLECTS_SIMPLY = "-XX:+UseSerialGC";
    private static final String COLLECTOR = "-XX:[+-]Use\\w+GC";

    private QuickStart() {
    }

    /** The arguments for one replay or a short run, and others after them. */
    public static List<String> arguments(ProgramSpec program, List<String> others) {
        List<String> arguments = new ArrayList<>(List.of(COMPILES_FAST));
        if (program.vmArguments().stream().noneMatch(one -> one.matches(COLLECTOR))) {
            arguments.add(COLLECTS_SIMPLY); // two collectors would be an error
        }
        arguments.addAll(others);
        return arguments;
    }
}
