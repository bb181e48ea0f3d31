/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import java.util.function.Consumer;
import org.contest.runtime.RunAborted;
import org.contest.runtime.baton.Carrier.Place;
import org.contest.runtime.baton.OsBaton.Seat;
import org.contest.runtime.hooks.ThreadFlocks;
import org.contest.runtime.model.ModelThread;

/**
 * Program threads as continuations on one carrier: a switch costs a fraction of a microsecond, a start next to nothing.
 * A thread that cannot leave its carrier (native frame, class initializer) waits on it while another carrier goes on.
 * Threads that were not started here keep their own thread of the system. What the JVM does for us on a thread, such as
 * linking a method handle, is no event of its program: a thread has none before its body and after its end.
 */
public final class ContinuationBaton implements Baton {

    private final Consumer<ModelThread> ender;

    /** {@code ender} is told of every thread's end, if the thread has not told itself. */
    public ContinuationBaton(Consumer<ModelThread> ender) {
        this.ender = ender;
    }

    @Override
    public void join(ModelThread t) {
        if (t.seat == null) {
            Thread self = Thread.currentThread();
            t.seat = new Place(self, null, t.thread == self ? new Seat(self) : null);
        }
    }

    @Override
    public void start(ModelThread child) {
        ThreadFlocks.bind(child.thread);
        PseudoThread.started(child.thread);
        child.enterQuiet();
        child.seat = new Place(child.thread, Continuations.make(() -> run(child)), null);
    }

    private void run(ModelThread t) {
        try {
            runBody(t);
            ThreadFlocks.leave(t);
        } catch (RunAborted e) {
            return; // the run ends before the thread does
        } finally {
            end(t);
        }
    }

    private static void runBody(ModelThread t) {
        try {
            PseudoThread.run(t.thread, () -> t.leaveQuiet());
        } catch (RunAborted e) {
            throw e;
        } catch (Throwable e) {
            PseudoThread.uncaught(t.thread, e);
        }
    }

    private void end(ModelThread t) {
        ender.accept(t);
        PseudoThread.exit(t.thread);
        PseudoThread.ended(t.thread);
    }

    @Override
    public void runMain(ModelThread main, Runnable body) {
        main.enterQuiet();
        main.seat = new Place(main.thread, Continuations.make(() -> {
            main.leaveQuiet();
            body.run();
            PseudoThread.ended(main.thread);
        }), null);
        Carrier.carryHere(main);
    }

    @Override
    public Thread mainThread() {
        Thread caller = Thread.currentThread();
        Thread main = new Thread(caller.getThreadGroup(), null, caller.getName(), 0, false);
        main.setDaemon(false);
        main.setContextClassLoader(caller.getContextClassLoader());
        PseudoThread.started(main);
        return main;
    }

    @Override
    public void pass(ModelThread from, ModelThread to) {
        Place place = (Place) from.seat;
        if (place.bound() == null) {
            place.carrier().next(to);
            if (Continuations.yield()) {
                return;
            }
            place.carrier().next(null);
            place.bind();
        }
        give(to);
        await(from);
    }

    @Override
    public void leave(ModelThread from, ModelThread to) {
        Place place = from == null ? null : (Place) from.seat;
        if (place != null && place.bound() == null) {
            place.carrier().next(to);
        } else {
            give(to);
        }
    }

    private static void give(ModelThread to) {
        Seat bound = ((Place) to.seat).bound();
        if (bound != null) {
            bound.give();
        } else {
            Carrier.dispatch(to);
        }
    }

    @Override
    public void bind(ModelThread t) {
        Place place = (Place) t.seat;
        if (place.bound() == null) {
            place.bind();
        }
    }

    @Override
    public void unbind(ModelThread t) {
        Place place = (Place) t.seat;
        if (place.continuation() != null) {
            place.unbind();
        }
    }

    @Override
    public void await(ModelThread t) {
        Place place = (Place) t.seat;
        if (place.continuation() == null) {
            if (place.bound().take()) {
                t.interrupted = true;
            }
            return;
        }
        Thread carrier = place.carrier().thread();
        Continuations.setCurrentThread(carrier, carrier);
        place.bound().take();
        Continuations.setCurrentThread(carrier, place.thread());
        place.unbind();
    }

    @Override
    public void awaitFirst(ModelThread t) {
        // runs for the first time only when it is given the baton
    }

    @Override
    public StackTraceElement[] stack(ModelThread t) {
        if (t.thread == Thread.currentThread()) {
            return t.thread.getStackTrace();
        }
        Place place = (Place) t.seat;
        Thread system = carrier(t);
        return system != null ? system.getStackTrace() : Continuations.stack(place.continuation());
    }

    @Override
    public Thread carrier(ModelThread t) {
        Place place = (Place) t.seat;
        if (place.continuation() == null) {
            return place.thread();
        }
        return place.isMounted() ? place.carrier().thread() : null;
    }
}
