/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contest.protocol.findings.Finding;

/** The points of a failing run and of some others of the same program. The failing one tells what it can. */
final class ProgramPoints {

    private final List<RunPoints> runs;
    private final boolean inside;

    private ProgramPoints(List<RunPoints> runs, boolean inside) {
        this.runs = runs;
        this.inside = inside;
    }

    /**
     * The points of some runs that are operations in own code.
     *
     * @param sites the program locations of all these traces
     * @throws org.contest.engine.model.EngineException with a plain sentence when a trace cannot be read
     */
    static ProgramPoints of(Path failing, List<Path> others, Path sites) {
        List<RunPoints> runs = new ArrayList<>();
        runs.add(RunPoints.of(failing, sites));
        others.forEach(other -> runs.add(RunPoints.of(other, sites)));
        return new ProgramPoints(runs, false);
    }

    /** The points of the same runs that are events, also inside libraries. */
    ProgramPoints inside() {
        return new ProgramPoints(runs.stream().map(RunPoints::inside).toList(), true);
    }

    /** True when points are also inside libraries. */
    boolean isInside() {
        return inside;
    }

    /** All of them. */
    List<Integer> all() {
        Set<Integer> all = new LinkedHashSet<>();
        runs.forEach(run -> all.addAll(run.all()));
        return List.copyOf(all);
    }

    /** The points that a thread comes to after a point, nearest first: also what no other thread can notice. */
    List<Integer> after(int point) {
        return runWith(List.of(point)).after(point);
    }

    /** A point in words, with its place: {@code writes p.Account.balance at Account.deposit:15}. */
    String inWords(int point) {
        return runs.stream().filter(run -> run.has(point)).findFirst().orElse(runs.get(0)).inWords(point);
    }

    /** The trace that has most of some points. */
    Path traceOf(Collection<Integer> some) {
        return runWith(some).file();
    }

    /** A finding whose places are these points, as far as one trace has them. */
    Finding finding(Collection<Integer> some) {
        RunPoints run = runWith(some);
        return run.finding(some.stream().filter(run::has).toList());
    }

    private RunPoints runWith(Collection<Integer> some) {
        RunPoints best = runs.get(0);
        for (RunPoints run : runs) {
            best = count(run, some) > count(best, some) ? run : best;
        }
        return best;
    }

    private static long count(RunPoints run, Collection<Integer> some) {
        return some.stream().filter(run::has).count();
    }
}
