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
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.contest.core.launching.ReplayPlan;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Standby replays, parked at events before the current one, so that a step back need not run from the beginning: the
 * one that is nearest before the target goes on to it, and another is sent to its place in the background.
 */
public final class Ladder implements AutoCloseable {

    /** At once on the way forwards, where the current JVM needs the processors; backwards the standbys are awaited. */
    private static final int STARTED_FORWARDS = 1;
    private static final int STARTED_BACKWARDS = Math.max(2, Math.min(4, Runtime.getRuntime().availableProcessors()));
    /** None starts beside steps forwards that come right after each other. */
    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(400);
    /** Then one starts, though the steps go on. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(4);

    private final ReplayPlan plan;
    private final List<ReplayJvm> parked = new ArrayList<>();
    /** Where replays are on their way to. */
    private final List<Integer> coming = new ArrayList<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(STARTED_BACKWARDS,
        body -> Thread.ofPlatform().daemon().name("ConTest standby replays").unstarted(body)); //$NON-NLS-1$
    private Rungs rungs = new Rungs(0);
    /** How many workers send replays to their places. */
    private int filling;
    private boolean closed;
    /** When the current JVM may have gone where it was sent last. */
    private long quietAt = System.nanoTime();
    private long longestAt;

    /** An empty ladder of JVMs that follow a plan. */
    public Ladder(ReplayPlan plan) {
        this.plan = plan;
    }

    /**
     * A JVM that is parked before the first event, beside which no standby starts.
     *
     * @throws CoreException with the engine's sentence when the trace or its program cannot be used
     * @throws IOException when the JVM cannot be started or ends too early
     */
    public ReplayJvm first() throws CoreException, IOException {
        ReplayJvm first = ReplayJvm.start(plan, 0);
        follow(0);
        return first;
    }

    /**
     * A JVM that is parked before an event: a standby, one that is on its way, or one that is started now.
     *
     * @param wanted the event; an earlier one may be wanted by the time a JVM is there, and then that one counts
     * @throws CoreException with the engine's sentence when the trace or its program cannot be used
     * @throws IOException when the JVM cannot be started or ends too early
     */
    public ReplayJvm take(IntSupplier wanted) throws CoreException, IOException {
        hurry();
        ReplayJvm nearest = takeNearest(wanted);
        send(STARTED_BACKWARDS);
        int event = wanted.getAsInt();
        if (nearest == null) {
            return ReplayJvm.start(plan, event);
        }
        if (nearest.at() < event) {
            nearest.advance(event);
        }
        return nearest;
    }

    private synchronized @Nullable ReplayJvm takeNearest(IntSupplier wanted) {
        ReplayJvm nearest = nearest(wanted.getAsInt());
        while (nearest == null && coming.stream().anyMatch(place -> place <= wanted.getAsInt())) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
            nearest = nearest(wanted.getAsInt());
        }
        parked.remove(nearest);
        return nearest;
    }

    private @Nullable ReplayJvm nearest(int event) {
        return parked.stream().filter(jvm -> jvm.at() <= event).max(Comparator.comparingInt(ReplayJvm::at))
            .orElse(null);
    }

    /** The current event is another, or will be: sends standbys to their places behind it. */
    public synchronized void follow(int event) {
        rungs = new Rungs(event);
        long now = System.nanoTime();
        if (quietAt - now <= 0) {
            longestAt = now + LONGEST_NANOS;
        }
        quietAt = Math.min(now + QUIET_NANOS, longestAt);
        send(STARTED_FORWARDS);
    }

    /** An earlier event will be the current one while a standby is awaited. */
    public synchronized void leadBack(int event) {
        rungs = new Rungs(event);
        notifyAll();
    }

    /** Somebody waits for a standby. */
    private synchronized void hurry() {
        quietAt = System.nanoTime();
        notifyAll();
    }

    private void awaitQuiet() throws InterruptedException {
        for (long left = quietAt - System.nanoTime(); left > 0 && !closed; left = quietAt - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    private synchronized void send(int atOnce) {
        for (; filling < atOnce && !closed; filling++) {
            workers.execute(this::fill);
        }
    }

    private void fill() {
        try {
            for (int place = nextPlace(); place >= 0; place = nextPlace()) {
                fill(place);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopFilling();
        } catch (CoreException | IOException | RuntimeException e) {
            stopFilling(); // a step back starts its own JVM, and tells what is wrong
        }
    }

    private synchronized void stopFilling() {
        filling--;
    }

    /** What is missing most when it is quiet, which is on its way from now on; -1 when nothing is. */
    private synchronized int nextPlace() throws InterruptedException {
        awaitQuiet();
        List<Integer> places = new ArrayList<>(places());
        places.addAll(coming);
        int place = closed ? -1 : rungs.missing(places);
        if (place >= 0) {
            coming.add(place);
        } else {
            stopFilling();
        }
        return place;
    }

    private void fill(int place) throws CoreException, IOException {
        ReplayJvm arrived = null;
        try {
            ReplayJvm spare = takeSpare(place);
            ReplayJvm jvm = spare != null ? spare : ReplayJvm.start(plan, place);
            if (jvm.at() < place) {
                jvm.advance(place);
            }
            arrived = jvm;
        } finally {
            arrive(place, arrived);
        }
    }

    /** One that nobody needs where it is, and that can go there; the others that nobody needs end. */
    private synchronized @Nullable ReplayJvm takeSpare(int place) {
        ReplayJvm taken = null;
        for (Integer spare : rungs.spare(places())) {
            ReplayJvm jvm = parked.stream().filter(one -> one.at() == spare).findFirst().orElseThrow();
            parked.remove(jvm);
            if (taken == null && jvm.at() <= place) {
                taken = jvm;
            } else {
                jvm.kill();
            }
        }
        return taken;
    }

    /** What was on its way to a place is there, or was lost. */
    private synchronized void arrive(int place, @Nullable ReplayJvm jvm) {
        coming.remove((Integer) place);
        if (jvm != null && closed) {
            jvm.kill();
        } else if (jvm != null) {
            parked.add(jvm);
        }
        notifyAll();
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
        workers.shutdown();
        notifyAll();
    }
}
