/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.function.Consumer;
import org.contest.runtime.NativeCode;
import org.contest.runtime.RealOperations;
import org.contest.runtime.RunAborted;
import org.contest.runtime.baton.Carrier.Fiber;
import org.contest.runtime.baton.OsBaton.ParkingSpot;
import org.contest.runtime.hooks.ThreadFlocks;
import org.contest.runtime.jdk.JdkMember;
import org.contest.runtime.model.ModelThread;

/**
 * Program threads as continuations on one carrier: a switch costs a fraction of a microsecond, a start next to nothing.
 * A thread that cannot leave its carrier (native frame, class initializer), or should not (native code of the program),
 * waits on it while another carrier goes on. Threads that were not started here keep their own thread of the system.
 * What the JVM does for us on a thread, such as linking a method handle, is no event of its program: a thread has none
 * before its body and after its end.
 */
public final class ContinuationBaton implements Baton {

    /** A virtual thread that is a continuation of ours has no carrier that the JDK knows, which its methods ask. */
    private static final VarHandle INTERRUPTED =
        Objects.requireNonNull(JdkMember.THREAD_INTERRUPTED.field(boolean.class));

    private final Consumer<ModelThread> ender;

    /** {@code ender} is told of every thread's end, if the thread has not told itself. */
    public ContinuationBaton(Consumer<ModelThread> ender) {
        this.ender = ender;
    }

    @Override
    public void join(ModelThread t) {
        if (t.spot == null) {
            Thread self = Thread.currentThread();
            t.spot = new Fiber(self, null, t.thread == self ? new ParkingSpot(self) : null);
        }
    }

    @Override
    public void start(ModelThread child) {
        ThreadFlocks.bind(child.thread);
        PseudoThread.started(child.thread);
        child.enterQuiet();
        child.spot = new Fiber(child.thread, Continuations.make(() -> run(child)), null);
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
        main.spot = new Fiber(main.thread, Continuations.make(() -> {
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
        Fiber fiber = (Fiber) from.spot;
        if (fiber.bound() == null) {
            if (!NativeCode.isLoaded() && yields(fiber, to)) {
                return;
            }
            fiber.bind();
        }
        give(to);
        await(from);
    }

    /** Leaves the carrier, and returns when it is on one again; false when it cannot. */
    private static boolean yields(Fiber fiber, ModelThread to) {
        fiber.carrier().next(to);
        if (Continuations.yield()) {
            return true;
        }
        fiber.carrier().next(null);
        return false;
    }

    @Override
    public void leave(ModelThread from, ModelThread to) {
        Fiber fiber = from == null ? null : (Fiber) from.spot;
        if (fiber != null && fiber.bound() == null) {
            fiber.carrier().next(to);
        } else {
            give(to);
        }
    }

    private static void give(ModelThread to) {
        ParkingSpot bound = ((Fiber) to.spot).bound();
        if (bound != null) {
            bound.give();
        } else {
            Carrier.dispatch(to);
        }
    }

    @Override
    public void bind(ModelThread t) {
        Fiber fiber = (Fiber) t.spot;
        if (fiber.bound() == null) {
            fiber.bind();
        }
    }

    @Override
    public void unbind(ModelThread t) {
        Fiber fiber = (Fiber) t.spot;
        if (fiber.continuation() != null) {
            fiber.unbind();
        }
    }

    @Override
    public void await(ModelThread t) {
        Fiber fiber = (Fiber) t.spot;
        if (fiber.continuation() == null) {
            if (fiber.bound().take()) {
                t.interrupted = true;
            }
            return;
        }
        Thread carrier = fiber.carrier().thread();
        Continuations.setCurrentThread(carrier, carrier);
        fiber.noteInterrupt(fiber.bound().take());
        Continuations.setCurrentThread(carrier, fiber.thread());
        fiber.unbind();
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
        Fiber fiber = (Fiber) t.spot;
        Thread system = carrier(t);
        return system != null ? system.getStackTrace() : Continuations.stack(fiber.continuation());
    }

    /** The JVM looks at the carrier where it waits itself, and code of the JDK at the thread. */
    @Override
    public void interrupt(ModelThread t) {
        Thread system = carrier(t);
        if (system != null && system != t.thread) {
            RealOperations.interrupt(system);
        }
        if (t.thread == Thread.currentThread()) {
            INTERRUPTED.setVolatile(t.thread, true);
        } else {
            RealOperations.interrupt(t.thread);
        }
    }

    /** A thread that has noticed its interrupt has cleared the flag of its carrier or its own: then it is over. */
    @Override
    public boolean isInterrupted(ModelThread t) {
        Thread system = carrier(t);
        return RealOperations.isInterrupted(t.thread) && (system == null || system.isInterrupted());
    }

    @Override
    public boolean clearInterrupt(ModelThread t) {
        Fiber fiber = (Fiber) t.spot;
        if (fiber.continuation() == null) {
            return Thread.interrupted();
        }
        boolean own = (boolean) INTERRUPTED.getAndSet(t.thread, false);
        Thread carrier = fiber.carrier().thread();
        Continuations.setCurrentThread(carrier, carrier);
        fiber.noteInterrupt(Thread.interrupted());
        Continuations.setCurrentThread(carrier, fiber.thread());
        return fiber.takeInterrupt() && own;
    }

    @Override
    public Thread carrier(ModelThread t) {
        Fiber fiber = (Fiber) t.spot;
        if (fiber.continuation() == null) {
            return fiber.thread();
        }
        return fiber.isMounted() ? fiber.carrier().thread() : null;
    }
}
