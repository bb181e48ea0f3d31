/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.contest.protocol.RunResult;
import org.contest.runtime.classification.Classification;
import org.contest.runtime.classification.VariableClass;
import org.contest.runtime.jdk.JdkMember;

/** The health report of this JVM's agent, for whoever ends a run here. */
public final class AgentHealth {

    private static volatile Supplier<RunResult.Health> source = () -> RunResult.Health.NONE;

    private AgentHealth() {
    }

    /** Sets where the report comes from; called once by the agent. */
    public static void source(Supplier<RunResult.Health> newSource) {
        source = newSource;
    }

    /** What the agent did and missed, members of the JDK too, and what runs showed of variables; zeros without any. */
    public static RunResult.Health report() {
        RunResult.Health health = source.get();
        Classification shown = Classification.ofJvm();
        List<String> failed = new ArrayList<>(health.failed());
        failed.addAll(JdkMember.missing());
        return new RunResult.Health(health.instrumented(), health.skipped(), failed, health.callSites()
            .with(shown.count(VariableClass.UNSHARED), shown.count(VariableClass.PROTECTED)));
    }
}
