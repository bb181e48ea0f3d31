/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind;

/**
 * Definitions of variables and their uses (Fiedor 2014, section 3.1, DUPairs*): the value that t2 uses at pl2 was
 * defined by t1 at pl1. Task: (var, pl1, pl2, t1, t2). Volatile variables and atomic ones count as well.
 */
final class DefinitionUse implements Collector {

    private static final class Definition {
        private int location;
        private int thread;
    }

    private final TaskWriter tasks;
    private final Indexed<Definition> definitions = new Indexed<>(Definition::new);

    DefinitionUse(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
    }

    @Override
    public void take(Steps step) {
        if (!step.isAccess() || step.kind() == EventKind.ACCESS_RUN) {
            return;
        }
        Definition definition = definitions.of(step.variable());
        boolean writes = step.kind().isWrite();
        boolean reads = !writes || step.kind() == EventKind.ATOMIC_UPDATE;
        if (reads && definition.location != 0) {
            tasks.at(definition.location, step.location()).of(step.variableName())
                .by(definition.thread, step.threadName()).cover();
        }
        if (writes) {
            definition.location = step.location();
            definition.thread = step.threadName();
        }
    }
}
