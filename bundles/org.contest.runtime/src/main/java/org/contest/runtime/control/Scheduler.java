/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.runtime.RealOperations;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;

/**
 * The way of the baton. A thread at a hook is <em>before</em> its operation: it tells what it is about to do, somebody
 * is chosen, and the chosen one does its operation. Everything here runs on the thread that holds the baton, but for
 * {@link #enter}.
 */
final class Scheduler {

    private final Baton baton;
    private final Chooser chooser;
    private final EnabledSet enabled;
    private final Journal journal;
    private final Verdicts verdicts;
    private final ThreadRoll roll;
    private final UncontrolledThreads uncontrolled;
    private final List<String> leftBehind = new ArrayList<>();
    private final EventLimit limit;

    private volatile ModelThread holder;
    private volatile boolean ending;
    private volatile boolean over;
    private volatile boolean testsEnded;

    Scheduler(Baton baton, Model model, Chooser chooser, Journal journal, Verdicts verdicts, ThreadRoll roll,
        UncontrolledThreads uncontrolled, EventLimit limit) {
        this.baton = baton;
        this.chooser = chooser;
        this.enabled = model.enabled();
        this.journal = journal;
        this.verdicts = verdicts;
        this.roll = roll;
        this.uncontrolled = uncontrolled;
        this.limit = limit;
    }

    // ---- in and out of hooks

    /** First in every hook: from here to {@link #leave} the thread holds the baton, or waits for it in between. */
    void enter(ModelThread t) {
        if (!isEntered(t)) {
            throw t.aborted();
        }
    }

    /** As {@link #enter} for hooks that must not throw: false when the run is ending and nothing is to be done. */
    boolean enterQuietly(ModelThread t) {
        return !ending && isEntered(t);
    }

    /** False when the run is ending, or began to end while the thread waited for the baton. */
    private boolean isEntered(ModelThread t) {
        t.enterQuiet();
        if (!t.claim() && !comeIn(t)) {
            t.leaveQuiet();
            return false;
        }
        if (t.life == Life.STARTED) {
            baton.awaitFirst(t);
            begin(t);
        }
        if (ending) {
            leave(t);
            return false;
        }
        return true;
    }

    /** Last in every hook. */
    void leave(ModelThread t) {
        t.release();
        t.leaveQuiet();
    }

    /** False when the run is ending: the thread stays outside, since another one may have the baton. */
    private boolean comeIn(ModelThread t) {
        if (ending) {
            return false;
        }
        baton.bind(t);
        if (uncontrolled.arrive(t)) {
            baton.unbind(t);
            holder = t;
            enabled.add(t);
        } else {
            baton.await(t);
        }
        t.comeIn();
        if (ThreadOperations.isFollowedOutside(t)) {
            t.interrupted |= baton.clearInterrupt(t);
        }
        return true;
    }

    /** The main thread begins the run. */
    void beginMain(ModelThread main) {
        holder = main;
        begin(main);
    }

    /** The thread has the baton for the first time. */
    void begin(ModelThread t) {
        t.life = Life.RUNNING;
        if (!ending) {
            journal.add(t, EventKind.THREAD_BEGIN, t.thread, 0, -1, 0);
        }
    }

    // ---- scheduling points

    /** The thread is about to do an operation that it can do now: others may come first. */
    void point(ModelThread t, EventKind kind, Object target, int detail, int site) {
        t.pend(kind, target, detail, site);
        if (chooser.isChoice(t)) {
            boolean delayed;
            do {
                delayed = chooser.delays(t);
                reschedule(t);
            } while (delayed);
        }
    }

    /** True while a trace says who goes on. */
    boolean isFollowing() {
        return chooser.isFollowing();
    }

    /** As {@link #point} where nobody could tell whether others came first: only a replay looks. */
    void minorPoint(ModelThread t, EventKind kind, Object target, int detail, int site) {
        if (chooser.isFollowing()) {
            t.pend(kind, target, detail, site);
            reschedule(t);
        }
    }

    /** The thread's pending operation is set; returns when it is chosen and can do it. */
    void reschedule(ModelThread t) {
        ModelThread next = choose(t);
        if (next != t) {
            hand(t, next);
        }
        if (ending) {
            throw t.aborted();
        }
    }

    private void hand(ModelThread t, ModelThread next) {
        if (next != null) {
            holder = next;
            baton.pass(t, next);
        } else if (!ending) {
            baton.await(t);
        }
    }

    /** The thread has ended: hands over for good. One that was outside when the run began to end has no baton. */
    void end(ModelThread t) {
        if (ending && t.isUncontrolled()) {
            if (roll.living() == 0) {
                finish();
            }
            return;
        }
        enabled.remove(t);
        ModelThread next = roll.isOpen() || ending ? choose(t) : null;
        if (!roll.isOpen() && !ending && roll.living() > 0) {
            next = verdicts.isForked() ? null : abort();
        }
        if (next != null) {
            holder = next;
            baton.leave(t, next);
        } else if (!roll.isOpen() || roll.living() == 0) {
            finish();
        }
    }

    /** Null when nobody can go on now: the baton lies down until somebody comes back, or the run is at its end. */
    private ModelThread choose(ModelThread current) {
        for (ModelThread in = arrival(); in != null; in = arrival()) {
            in.pend(EventKind.YIELD, null, 0, 0);
            enabled.add(in);
        }
        if (ending) {
            return current != null && current.life != Life.ENDED ? current : lastInside();
        }
        EventLimit.Look look = limit.look(journal.number(), journal.counts(), roll.living());
        if (look != EventLimit.Look.GOES_ON && !chooser.isFollowing()) {
            return verdict(current, look == EventLimit.Look.LIVE_LOCK ? verdicts.liveLock(current, journal)
                : verdicts.unfinished(journal.number()));
        }
        if (chooser.onlyTimePasses()) {
            return verdict(current, verdicts.onlyTimePasses(chooser.stuck()));
        }
        ModelThread next = chooser.next(current);
        if (chooser.hasStopped()) {
            return verdict(current, verdicts.stop());
        }
        return next != null ? next : stuck(current);
    }

    private ModelThread arrival() {
        return uncontrolled.anyArrived() ? uncontrolled.takeIn() : null;
    }

    /** Threads that are left have some more events. */
    void testsEnded() {
        testsEnded = true;
        limit.testsEnded(journal.number());
    }

    /** Threads that outlive a main that failed have some more events. */
    void mainFailed() {
        limit.mainFailed(journal.number());
    }

    private ModelThread stuck(ModelThread current) {
        if (uncontrolled.any() && !testsEnded && !chooser.isDeadlocked()) {
            boolean waits = current != null && current.life != Life.ENDED;
            if (waits) {
                baton.bind(current);
            }
            holder = null;
            if (uncontrolled.layDown()) {
                return null;
            }
            if (waits) {
                baton.unbind(current);
            }
            return choose(current);
        }
        return roll.isOpen() ? verdict(current, verdicts.deadlock()) : null;
    }

    /** After a verdict all threads are unwound, the current one first. */
    private ModelThread verdict(ModelThread current, boolean abort) {
        return abort && current != null && current.life != Life.ENDED ? abort(current) : abort();
    }

    private ModelThread abort(ModelThread first) {
        ending = true;
        return first;
    }

    private ModelThread abort() {
        return abort(lastInside());
    }

    /** The next to be unwound. A thread that runs without the baton then is left behind: it may be blocked for ever. */
    private ModelThread lastInside() {
        ModelThread last = roll.lastLiving();
        while (last != null && last.isUncontrolled() && !enabled.contains(last)) {
            leftBehind.add(last.thread.getName());
            roll.end(last);
            last = roll.lastLiving();
        }
        return last;
    }

    /** Ends the run from the thread that holds the baton: it and all others are unwound. */
    void abortAll() {
        ending = true;
    }

    // ---- the end

    /** The run has ended in a JVM of its own: threads that still wait for the baton are unwound, all at once. */
    void letGo() {
        ending = true;
        for (ModelThread t : roll.list()) {
            baton.leave(null, t);
        }
    }

    private void finish() {
        synchronized (this) {
            over = true;
            holder = null;
            notifyAll();
        }
    }

    /** Waits for the end of the run. */
    void awaitOver() {
        boolean interrupted = false;
        synchronized (this) {
            while (!over) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            RealOperations.interrupt(Thread.currentThread());
        }
    }

    /** Names of the threads that went on when the run had ended. */
    List<String> leftBehind() {
        return leftBehind;
    }

    boolean isOver() {
        return over;
    }

    boolean isEnding() {
        return ending;
    }

    // ---- for the watchdog

    /** The thread that has the baton, or null. */
    ModelThread holder() {
        return holder;
    }

    /** True when a thread of the program goes on, or would if it were not held up. */
    boolean isAtWork() {
        return holder != null || chooser.holdsUp();
    }

    /**
     * Takes the baton from a thread that is stuck in the program, makes a note, and hands it to another; false when the
     * thread is in a hook.
     */
    boolean takeAway(ModelThread stuck, Runnable note) {
        if (holder != stuck || !(ending && stuck.isUncontrolled() || stuck.revoke())) {
            return false;
        }
        note.run();
        uncontrolled.add();
        enabled.remove(stuck);
        if (ending) {
            roll.end(stuck);
        } else if (stuck.interrupted && ThreadOperations.isFollowedOutside(stuck)) {
            stuck.interrupted = false;
            baton.interrupt(stuck);
        }
        goOn();
        return true;
    }

    /**
     * The calling thread is about to wait where the model does not see it, for as long as it takes: it gives the baton
     * away at once, and comes back at its next hook.
     */
    void goesOut(ModelThread t, Notes notes) {
        if (!ending) {
            t.enterQuiet();
            takeAway(t, () -> notes.addPartly(t.inWords() + " left control where it waits inside the JDK"));
            t.leaveQuiet();
        }
    }

    /** True when another thread than the holder of the baton could go on, now or when time has passed; as it seems. */
    boolean couldOthersGoOn() {
        return chooser.couldOthersGoOn();
    }

    /** True when nobody has the baton, and somebody waits for time to pass. */
    boolean waitsForTime() {
        return chooser.waitsForTime();
    }

    /** Nobody had the baton for so many real nanoseconds: who waits for time may go on; at last all of them may. */
    void timePasses(long nanos, boolean tooMany) {
        if (pickUp()) {
            chooser.timePasses(nanos, tooMany);
            goOn();
        }
    }

    /** Takes up the baton that nobody has; false when somebody has it, or the run is ending. */
    boolean pickUp() {
        return !ending && uncontrolled.pickUp();
    }

    /** Nobody has the baton: a trace may let others go on before those that are in the operating system. */
    void looksAgain() {
        if (chooser.isFollowing() && pickUp()) {
            goOn();
        }
    }

    private void goOn() {
        ModelThread next = choose(null);
        if (next != null) {
            holder = next;
            baton.leave(null, next);
        } else if (roll.living() == 0) {
            finish();
        }
    }

    /** Ends the run for a thread that goes on without an event: it is left behind. */
    void giveUp(ModelThread stuck) {
        if (holder == stuck && (stuck == null || stuck.revoke())) {
            ending = true;
            if (stuck != null) {
                uncontrolled.add();
                roll.end(stuck);
            }
            ModelThread next = lastInside();
            if (next == null) {
                finish();
            } else {
                holder = next;
                baton.leave(null, next);
            }
        }
    }

    /** A thread that nobody started under control came to a hook. */
    void adopt(ModelThread t) {
        t.becomeUncontrolled();
        t.life = Life.RUNNING;
        uncontrolled.add();
    }
}
