/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.contest.engine.exec.Preflight;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.internal.CampaignFiles;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.findings.Finding;

/**
 * Finds the fewest program points at which noise makes a failure of a campaign come: iterative group sampling, then the
 * full factorial of the points that are left, then the surroundings of those that are needed (Yom-Tov 2007).
 */
public final class Localization {

    /** The full factorial of so many points has 31 sets. */
    private static final int FEW = 5;
    /** Before the points are divided, to see whether noise brings the failure at all. */
    private static final int MOST_FIRST = 200;
    private static final int FIRST_RUNS = 20;
    /** For the numbers that are told, apart from the runs that chose the points. */
    private static final int TOLD_RUNS = 100;
    private static final int MOST_TAKEN_BACK = 3;
    private static final double OFTEN = 0.5;
    private static final String OVER = "the time was over. Give it more.";
    /** So many runs beside the failing one are looked at for points, of the first ones of the campaign. */
    private static final int OTHERS = 3;
    private static final int MOST_LOOKED_AT = 100;

    private final CampaignStore store;
    private final FailureRow failure;
    private ProgramPoints points;
    private final NoisyRuns runs;
    private final long seed;
    private final Consumer<String> progress;

    private Localization(CampaignStore store, FailureRow failure, ProgramPoints points, NoisyRuns runs, long seed,
        Consumer<String> progress) {
        this.store = store;
        this.failure = failure;
        this.points = points;
        this.runs = runs;
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * Localizes a failure, and keeps what was found as a finding of its campaign, in place of an earlier one.
     *
     * @param directory of the campaign, which nobody else may run meanwhile
     * @param progress is told what is being done, in sentences
     * @throws EngineException with a plain sentence when there is no such failure, its run was not recorded, or the
     *     program cannot be run
     */
    public static Localized run(Path directory, LocalizationOptions options, Consumer<String> progress,
        Cancellation cancellation) {
        Path home = directory.toAbsolutePath().normalize();
        CampaignFiles files = new CampaignFiles(home);
        try (CampaignStore store = CampaignStore.open(home)) {
            FailureRow failure = failure(store, options.failure());
            Path trace = failure.trace();
            if (trace == null || !Files.exists(trace)) {
                throw EngineException.user("Failure " + failure.id() + " has no recorded run, whose program points "
                    + "could be tried. Stress again with --record full.");
            }
            Preflight.check(store.program());
            FileLock lock = files.lock();
            RunLimit limit = new RunLimit(Duration.ofSeconds(store.options().number(CampaignOption.TIMEOUT)));
            try (NoisyRuns runs = new NoisyRuns(
                RunExecutors.create(store.options().get(CampaignOption.MODE), store.program(), limit, () -> false),
                store.options(), failure.signature(), files.sitesFor(trace), options, cancellation)) {
                return new Localization(store, failure, points(store, files, trace), runs,
                    options.seed(), progress).localize();
            } finally {
                CampaignFiles.release(lock);
            }
        }
    }

    private static FailureRow failure(CampaignStore store, int id) {
        List<FailureRow> failures = store.failures();
        return failures.stream().filter(row -> row.id() == id).findFirst()
            .orElseThrow(() -> EngineException.user(failures.isEmpty()
                ? "The campaign has no failure to localize. Stress it until it fails."
                : "The campaign has no failure " + id + "; it has "
                    + String.join(", ", failures.stream().map(row -> String.valueOf(row.id())).toList()) + '.'));
    }

    /** A run that a deadlock has ended has no event of what its threads were about to do: others have. */
    private static ProgramPoints points(CampaignStore store, CampaignFiles files, Path failing) {
        Path sites = files.sitesFor(failing);
        List<Path> others = new ArrayList<>();
        for (RunRow run : store.runs(RunQuery.first(MOST_LOOKED_AT))) {
            Path trace = run.trace();
            if (trace != null && !trace.equals(failing) && others.size() < OTHERS && Files.exists(trace)
                && files.sitesFor(trace).equals(sites)) {
                others.add(trace);
            }
        }
        return ProgramPoints.of(failing, others, sites);
    }

    private Localized localize() {
        if (!isElicited()) {
            return vain(Rate.NONE, "Noise at the " + points.all().size() + " program points did not "
                + "make the failure come in " + runs.runs() + " runs. It may need other noise, or more time.");
        }
        List<Integer> all = points.all();
        Rate without = Rate.of(runs, Set.of(), TOLD_RUNS);
        GroupSampling sampling = new GroupSampling(runs, all, seed);
        for (int i = 0; i <= MOST_TAKEN_BACK; i++) {
            List<Integer> few = sampling.reduce(FEW);
            if (few.size() > FEW) {
                return vain(without, left(few.size()) + (runs.isOver() ? OVER : "no more could be discarded."));
            }
            progress.accept(few.size() + " points are left after " + runs.runs() + " runs; all sets of them.");
            Factorial factorial = new Factorial(runs, few);
            Optional<Set<Integer>> needed = factorial.fewest(without);
            if (needed.isPresent()) {
                return measured(without, factorial, few, needed.get());
            }
            if (runs.isOver()) {
                return vain(without, left(few.size()) + OVER);
            }
            if (!sampling.takeBack()) {
                break;
            }
        }
        return noDifference(without);
    }

    private Localized noDifference(Rate without) {
        return vain(without, without.part() >= OFTEN
            ? "Without noise " + without.inWords() + " fail already: it takes no noise to make the failure come."
            : "Noise at few points did not make the failure come more often than no noise, with which "
                + without.inWords() + " failed.");
    }

    private String left(int few) {
        return few + " of " + points.all().size() + " program points were left when ";
    }

    /** In the end the points are those with noise at which runs fail. */
    private boolean isElicited() {
        if (comesAtAll()) {
            return true;
        }
        runs.goSideBySide();
        if (comesAtAll()) {
            return true;
        }
        points = points.inside();
        runs.goInside();
        return comesAtAll();
    }

    /** Whether a run fails with noise at all points, or at half of them. */
    private boolean comesAtAll() {
        List<Integer> all = points.all();
        progress.accept(all.size() + " program points" + (points.isInside() ? ", also inside libraries" : "")
            + "; runs with noise at many of them.");
        for (int i = 0; i < MOST_FIRST && !runs.isOver(); i += FIRST_RUNS) {
            List<Set<Integer>> noisy = new ArrayList<>();
            for (int j = 0; j < FIRST_RUNS; j++) {
                noisy.add(j % 2 == 0 ? Set.copyOf(all) : half(all, seed + i + j));
            }
            if (runs.run(noisy).contains(true)) {
                return true;
            }
        }
        return false;
    }

    private static Set<Integer> half(List<Integer> all, long seed) {
        Random random = new Random(seed);
        Set<Integer> half = new TreeSet<>(all);
        half.removeIf(point -> random.nextBoolean());
        return half;
    }

    /** The runs that chose the points may have failed by chance: others have to show the difference as well. */
    private Localized measured(Rate without, Factorial factorial, List<Integer> few, Set<Integer> needed) {
        Rate with = Rate.of(runs, needed, TOLD_RUNS);
        return with.isAbove(without) ? found(without, with, factorial, few, needed)
            : runs.isOver() ? vain(without, left(few.size()) + OVER) : noDifference(without);
    }

    private Localized found(Rate without, Rate with, Factorial factorial, List<Integer> few, Set<Integer> needed) {
        List<String> told = new ArrayList<>();
        told.add("Noise " + at(needed) + " makes " + with.inWords() + " fail; without noise " + without.inWords()
            + (without.runs() == 1 ? " does." : " do."));
        Surroundings surroundings = new Surroundings(runs, points, needed, with);
        for (int point : needed) {
            surroundings.after(point).ifPresent(drop -> told.add("Noise later, where a thread " + drop.next()
                + ", makes " + drop.rate().inWords() + " fail."));
        }
        Finding finding = points.finding(needed)
            .told("suspect | " + failure.signature(), String.join(" ", told));
        store.putSuspect(finding, with.failing(), failure, points.traceOf(needed));
        return new Localized(failure, finding, suspects(factorial, few, needed), points.all().size(), runs.runs(),
            runs.seconds(), without, with, told);
    }

    private String at(Set<Integer> needed) {
        return String.join(" and ", needed.stream().map(point -> "where a thread " + points.inWords(point)).toList());
    }

    private List<Suspect> suspects(Factorial factorial, List<Integer> few, Set<Integer> needed) {
        return few.stream().map(point -> new Suspect(points.inWords(point), factorial.score(point),
            factorial.with(point), needed.contains(point)))
            .sorted(Comparator.<Suspect, Boolean>comparing(suspect -> !suspect.needed())
                .thenComparing(suspect -> -suspect.score()))
            .toList();
    }

    private Localized vain(Rate without, String why) {
        return new Localized(failure, null, List.of(), points.all().size(), runs.runs(), runs.seconds(), without,
            Rate.NONE, List.of(why));
    }
}
