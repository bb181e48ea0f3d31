/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.jvm;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.contest.core.launching.ReplayPlan;
import org.eclipse.core.runtime.CoreException;

/**
 * Standby replays, parked at events before the current one, so that a step back need not run from the beginning: the
 * one that is nearest before the target goes on to it, and another is sent to its place in the background.
 */
public final class Ladder implements AutoCloseable {

    /** How far behind the current event they are parked, the most wanted first. */
    private static final int[] BEHIND = {1, 2, 3, 12};
    private static final int QUIET_MILLIS = 250;

    private final ReplayPlan plan;
    private final List<ReplayJvm> parked = new ArrayList<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
        body -> Thread.ofPlatform().daemon().name("ConTest standby replays").unstarted(body)); //$NON-NLS-1$
    private int wish;
    private boolean closed;

    /** An empty ladder of JVMs that follow a plan. */
    public Ladder(ReplayPlan plan) {
        this.plan = plan;
    }

    /**
     * A JVM that is parked before an event: a standby, or one that is started now.
     *
     * @throws CoreException with the engine's sentence when the trace or its program cannot be used
     * @throws IOException when the JVM cannot be started or ends too early
     */
    public ReplayJvm take(int event) throws CoreException, IOException {
        ReplayJvm nearest = takeNearest(event);
        if (nearest == null) {
            return ReplayJvm.start(plan, event);
        }
        if (nearest.at() < event) {
            nearest.advance(event);
        }
        return nearest;
    }

    private synchronized ReplayJvm takeNearest(int event) {
        ReplayJvm nearest = parked.stream().filter(jvm -> jvm.at() <= event)
            .max(Comparator.comparingInt(ReplayJvm::at)).orElse(null);
        parked.remove(nearest);
        return nearest;
    }

    /** The current event is another: sends standbys to their places behind it, when nothing else comes soon. */
    public synchronized void follow(int event) {
        wish++;
        int own = wish;
        if (!closed) {
            worker.execute(() -> fill(event, own));
        }
    }

    private void fill(int event, int own) {
        try {
            Thread.sleep(QUIET_MILLIS);
            for (int behind : BEHIND) {
                int place = event - behind;
                if (place < 0 || !isWished(own)) {
                    return;
                }
                fillPlace(place, event);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (CoreException | IOException | RuntimeException e) {
            return; // a step back starts its own JVM, and tells what is wrong
        }
    }

    private synchronized boolean isWished(int own) {
        return wish == own && !closed;
    }

    private void fillPlace(int place, int event) throws CoreException, IOException {
        ReplayJvm jvm = forPlace(place, event);
        if (jvm == null) {
            return;
        }
        if (jvm.at() < place) {
            jvm.advance(place);
        }
        add(jvm);
    }

    /** Null when there is one; else one from a place that nobody wants, or a new one. */
    private ReplayJvm forPlace(int place, int event) throws CoreException, IOException {
        synchronized (this) {
            if (parked.stream().anyMatch(jvm -> jvm.at() == place)) {
                return null;
            }
            ReplayJvm free = parked.stream().filter(jvm -> jvm.at() < place && !isPlace(event - jvm.at()))
                .max(Comparator.comparingInt(ReplayJvm::at)).orElse(null);
            parked.remove(free);
            if (free != null) {
                return free;
            }
            if (parked.size() >= BEHIND.length) {
                drop(event);
            }
        }
        return ReplayJvm.start(plan, place);
    }

    private static boolean isPlace(int behind) {
        for (int wanted : BEHIND) {
            if (wanted == behind) {
                return true;
            }
        }
        return false;
    }

    private void drop(int event) {
        parked.stream().filter(jvm -> !isPlace(event - jvm.at())).findFirst().ifPresent(jvm -> {
            parked.remove(jvm);
            jvm.kill();
        });
    }

    private synchronized void add(ReplayJvm jvm) {
        if (closed) {
            jvm.kill();
        } else {
            parked.add(jvm);
        }
    }

    /** The places that are filled. */
    public synchronized List<Integer> places() {
        return parked.stream().map(ReplayJvm::at).sorted().toList();
    }

    @Override
    public synchronized void close() {
        closed = true;
        parked.forEach(ReplayJvm::kill);
        parked.clear();
        worker.shutdown();
    }
}
