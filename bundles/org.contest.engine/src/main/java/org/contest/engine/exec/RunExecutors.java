/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;

/** The one list of executors. */
public final class RunExecutors {

    private RunExecutors() {
    }

    /**
     * An executor for one worker.
     *
     * @param mode in-process; fork; or auto: in-process until each run spends a JVM, unless the program is made of
     *     modules
     * @param retreats true from when on auto means fork
     */
    public static RunExecutor create(String mode, ProgramSpec program, RunLimit limit, BooleanSupplier retreats) {
        return isFork(mode, program) || !mode.equals("auto") ? create(mode, program, limit)
            : new LanesExecutor(lane -> retreating(lane, program, limit, retreats));
    }

    private static RunExecutor retreating(String lane, ProgramSpec program, RunLimit limit, BooleanSupplier retreats) {
        InProcessExecutor repeating = new InProcessExecutor(lane, program, limit);
        return new RetreatingExecutor(repeating, () -> fork(program, limit, List.of()),
            () -> retreats.getAsBoolean() || repeating.spendsJvms());
    }

    /** An executor for one worker that keeps to its mode. */
    public static RunExecutor create(String mode, ProgramSpec program, RunLimit limit) {
        return isFork(mode, program) ? fork(program, limit, List.of())
            : new LanesExecutor(lane -> new InProcessExecutor(lane, program, limit));
    }

    private static boolean isFork(String mode, ProgramSpec program) {
        boolean fork = mode.equals("fork") || mode.equals("auto") && !program.modulePath().isEmpty();
        if (!fork && program.isModule()) {
            throw EngineException.user("A module cannot be run many times in one JVM. Choose --mode fork or auto.");
        }
        return fork;
    }

    /** An executor of forks whose JVMs get further arguments. */
    public static RunExecutor fork(ProgramSpec program, RunLimit limit, List<String> vmArguments) {
        return new ForkExecutor(program, limit, vmArguments);
    }
}
