/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/**
 * Takes deadlocks and hangs into the exception before them: who has died does not signal, and shuts no executor down.
 * Threads that wait for each other in a cycle do so for a reason of their own.
 */
final class Consequences {

    private static final String CYCLE = "cycle";

    private Consequences() {
    }

    /** The failures, in order, without those that another one explains. */
    static List<Failure> merged(List<Failure> failures) {
        List<Failure> merged = new ArrayList<>();
        for (Failure failure : failures) {
            int cause = isStandstill(failure) ? cause(merged) : -1;
            if (cause < 0) {
                merged.add(failure);
            } else {
                merged.set(cause, with(merged.get(cause), failure));
            }
        }
        return merged;
    }

    private static boolean isStandstill(Failure failure) {
        return failure.kind() == FailureKind.DEADLOCK && !failure.type().equals(CYCLE)
            || failure.kind() == FailureKind.HANG;
    }

    private static int cause(List<Failure> earlier) {
        for (int i = 0; i < earlier.size(); i++) {
            FailureKind kind = earlier.get(i).kind();
            if (kind == FailureKind.EXCEPTION || kind == FailureKind.ASSERTION) {
                return i;
            }
        }
        return -1;
    }

    private static Failure with(Failure cause, Failure consequence) {
        List<String> told = cause.message().lines().toList();
        String and = consequence.message().lines().filter(line -> !told.contains(line)).collect(Collectors.joining(
            System.lineSeparator(), "After it the others could not go on (" + consequence.kind().jsonName() + "): ",
            ""));
        return new Failure(cause.kind(), cause.type(),
            cause.message().isEmpty() ? and : cause.message() + System.lineSeparator() + and, cause.thread(),
            cause.frames(), cause.timingOnly());
    }
}
