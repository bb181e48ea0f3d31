/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.function.Predicate;
import org.contest.runtime.jdk.ClassInitialization;

/**
 * The class initializations that go on, each a lock that its thread holds (JLS 12.4.2), and who waits for one. A class
 * is locked before its superclass is; a class without initializer of its own is locked while its superclass's runs.
 */
public final class Initializers {

    /** A class that a thread initializes. */
    public static final class Initialization {
        private final Class<?> type;
        private final ModelThread owner;
        /** How many initializers ran on the thread when this one began: it goes on while more do. */
        private final int depth;
        private final Initialization next;
        private boolean over;

        Initialization(Class<?> type, ModelThread owner, Initialization next) {
            this.type = type;
            this.owner = owner;
            this.depth = owner.classInit;
            this.next = next;
        }

        /** The class. */
        public Class<?> type() {
            return type;
        }

        /** The thread that initializes it. */
        public ModelThread owner() {
            return owner;
        }

        private boolean isOver() {
            return over || owner.classInit <= depth || ClassInitialization.isDone(type);
        }
    }

    private final EnabledSet enabled;
    private Initialization newest;
    private ModelThread waiters;

    /** Initializations that keep {@code enabled} up to date. */
    public Initializers(EnabledSet enabled) {
        this.enabled = enabled;
    }

    /** True when any may go on. */
    public boolean any() {
        return newest != null;
    }

    /**
     * The initializer of a class begins on a thread.
     *
     * @param requested the class that the thread asked for: it, and the classes between, are locked as well; or another
     *     class, or null
     */
    public void begin(ModelThread t, Class<?> type, Class<?> requested) {
        forget(old -> old.owner == t && old.depth == t.classInit && !type.isAssignableFrom(old.type));
        if (requested != null && type.isAssignableFrom(requested)) {
            for (Class<?> c = requested; c != null && c != type && !ClassInitialization.isDone(c);) {
                hold(t, c);
                c = c.getSuperclass();
            }
        }
        hold(t, type);
        t.classInit++;
    }

    /** The initializer of a class ends, also by an exception. */
    public void end(ModelThread t, Class<?> type) {
        t.classInit--;
        forget(old -> old.owner == t && old.type == type);
    }

    private void hold(ModelThread t, Class<?> type) {
        if (find(type) == null) {
            newest = new Initialization(type, t, newest);
        }
    }

    private Initialization find(Class<?> type) {
        Initialization found = newest;
        while (found != null && (found.over || found.type != type)) {
            found = found.next;
        }
        return found;
    }

    /** The first class on the way up that another thread initializes, where a thread would wait; null when none. */
    public Class<?> taken(ModelThread t, Class<?> type) {
        for (Class<?> c = type; c != null && !ClassInitialization.isDone(c); c = c.getSuperclass()) {
            Initialization found = find(c);
            if (found != null) {
                return found.owner == t || found.isOver() ? null : c;
            }
        }
        return null;
    }

    private void forget(Predicate<Initialization> which) {
        for (Initialization at = newest; at != null; at = at.next) {
            at.over |= which.test(at);
        }
        while (newest != null && newest.over) {
            newest = newest.next;
        }
    }

    /**
     * The initialization by another thread that keeps a thread from using a class, or null. The thread then holds the
     * class and those of its superclasses that come before the obstacle, while it {@linkplain #await waits}.
     */
    public Initialization obstacle(ModelThread t, Class<?> type) {
        forget(Initialization::isOver);
        Initialization obstacle = holdOnTheWayUp(t, type);
        if (obstacle == null) {
            forget(Initialization::isOver); // what was held for the wait only
        }
        return obstacle;
    }

    private Initialization holdOnTheWayUp(ModelThread t, Class<?> type) {
        for (Class<?> c = type; c != null && !ClassInitialization.isDone(c); c = c.getSuperclass()) {
            Initialization found = find(c);
            if (found != null) {
                return found.owner == t ? null : found;
            }
            hold(t, c);
        }
        return null;
    }

    /** A thread waits until the initialization is over. */
    public void await(ModelThread t, Initialization obstacle) {
        t.awaited = obstacle;
        t.classInit++;
        waiters = ThreadList.append(waiters, t);
        enabled.remove(t);
    }

    /** A thread that was chosen waits no more. */
    public void resume(ModelThread t) {
        t.awaited = null;
        t.classInit--;
        waiters = ThreadList.remove(waiters, t);
    }

    /** Enables those who wait for what is over. The JVM may end an initialization between two events. */
    public void enableWaiters() {
        for (ModelThread t = waiters; t != null; t = t.next) {
            if (t.awaited.isOver()) {
                enabled.add(t);
            }
        }
    }
}
