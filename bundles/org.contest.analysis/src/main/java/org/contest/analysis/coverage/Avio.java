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
import org.contest.analysis.stream.PerThread;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind;

/**
 * Two accesses of one variable in a row by one thread, and the last access by another thread between them (Fiedor 2014,
 * section 3.2, Avio). Task: (pl1, pl2, pl3, var[, t1, t2]), where t1 is at pl1 and pl2, and t2 at pl3 between them; the
 * detail says what the accesses do in the order in which they happen, and whether no serial order explains it.
 */
final class Avio implements Collector {

    private static final class Access {
        private int location;
        private boolean writes;
        private int hidden;
    }

    /** How often a thread did accesses that are told by their number only; what is next to what is not known there. */
    private static final class Runs {
        private int count;
    }

    private static final class Variable {
        private int lastThread = -1;
        private int lastName;
    }

    private final TaskWriter tasks;
    private final Indexed<Variable> variables = new Indexed<>(Variable::new);
    private final PerThread<Access> accesses = new PerThread<>(Access::new);
    private final Indexed<Runs> runs = new Indexed<>(Runs::new);
    private final int[] details = new int[8];

    Avio(Steps steps, TaskWriter tasks) {
        this.tasks = tasks;
        for (int i = 0; i < details.length; i++) {
            String accesses = letter(i & 4) + '/' + letter(i & 2) + '/' + letter(i & 1);
            boolean unserializable = switch (accesses) {
            case "r/w/r", "w/w/r", "w/r/w", "r/w/w" -> true;
            default -> false;
            };
            details[i] = steps.identities().name(accesses + (unserializable ? " unserializable" : ""));
        }
    }

    private static String letter(int bit) {
        return bit == 0 ? "r" : "w";
    }

    @Override
    public void take(Steps step) {
        if (step.kind() == EventKind.ACCESS_RUN) {
            runs.of(step.thread()).count++;
        } else if (step.isAccess()) {
            access(step, runs.of(step.thread()).count);
        }
    }

    private void access(Steps step, int hidden) {
        int thread = step.thread();
        int name = tasks.needsThreads() ? step.threadName() : 0;
        boolean writes = step.kind().isWrite();
        Variable variable = variables.of(step.variable());
        Access own = accesses.of(step.variable(), thread);
        if (own.location != 0 && own.hidden == hidden && variable.lastThread != thread) {
            Access other = accesses.of(step.variable(), variable.lastThread);
            tasks.at(own.location, step.location(), other.location).of(step.variableName())
                .with(details[(own.writes ? 4 : 0) + (other.writes ? 2 : 0) + (writes ? 1 : 0)])
                .by(name, variable.lastName).cover();
        }
        own.location = step.location();
        own.writes = writes;
        own.hidden = hidden;
        variable.lastThread = thread;
        variable.lastName = name;
    }
}
