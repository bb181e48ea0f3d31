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

/** Arguments of a JVM for one replay or a short run: how soon it runs counts, not how fast it is after a while. */
public final class QuickStart {

    /** A run is short when it takes less than this with its JVM; in a longer one the slower compiler would be felt. */
    static final double SHORT_SECONDS = 3;

    private static final String COMPILES_FAST = "-XX:TieredStopAtLevel=1";
    private static final String COLLECTS_SIMPLY = "-XX:+UseSerialGC";
    private static final String COLLECTOR = "-XX:[+-]Use\\w+GC";

    private QuickStart() {
    }

    /** These arguments, and others after them. */
    public static List<String> arguments(ProgramSpec program, List<String> others) {
        List<String> arguments = new ArrayList<>(List.of(COMPILES_FAST));
        if (program.vmArguments().stream().noneMatch(one -> one.matches(COLLECTOR))) {
            arguments.add(COLLECTS_SIMPLY); // two collectors would be an error
        }
        arguments.addAll(others);
        return arguments;
    }
}
