/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.contest.analysis.detect.HeldLocks.Held;
import org.jspecify.annotations.Nullable;

/** The locks that one thread holds, and what it has begun to take or to give back. */
final class LockHolder {

    private final List<Held> held = new ArrayList<>();
    private final List<Held> view = Collections.unmodifiableList(held);
    private @Nullable List<Held> kept = List.of();
    /** The object of its last atomic update, or 0, and the event: taking a lock is one. */
    private int updated;
    private int updateEvent;
    /** True when a read lock of it is not counted any more: the update that follows gives it back. */
    private boolean uncounted;
    /** The call in which it came to the state of a {@code StampedLock} last, or -1. */
    private int stampedCall = -1;
    /** What this call takes when it ends. */
    private @Nullable Held taking;

    /** In the order they were taken. */
    List<Held> held() {
        return view;
    }

    /** What it holds now, to be kept. */
    List<Held> kept() {
        List<Held> now = kept;
        if (now == null) {
            now = List.copyOf(held);
            kept = now;
        }
        return now;
    }

    /** True when it did not hold the lock before. */
    boolean take(int object, int event, boolean shared) {
        kept = null;
        for (int i = held.size() - 1; i >= 0; i--) {
            Held lock = held.get(i);
            if (lock.object() == object && lock.shared() == shared) {
                held.set(i, new Held(object, lock.event(), lock.depth() + 1, shared));
                return false;
            }
        }
        held.add(new Held(object, event, 1, shared));
        return true;
    }

    /** Gives a lock back once. */
    void leave(int object, boolean shared) {
        kept = null;
        for (int i = held.size() - 1; i >= 0; i--) {
            Held lock = held.get(i);
            if (lock.object() == object && lock.shared() == shared) {
                if (lock.depth() == 1) {
                    held.remove(i);
                } else {
                    held.set(i, new Held(object, lock.event(), lock.depth() - 1, shared));
                }
                return;
            }
        }
    }

    /** Gives a lock back, however often it was taken. */
    void leaveWholly(int object, boolean shared) {
        kept = null;
        held.removeIf(lock -> lock.object() == object && lock.shared() == shared);
    }

    /** True when it holds a lock alone. */
    boolean holdsExclusively(int object) {
        return held.stream().anyMatch(lock -> lock.object() == object && !lock.shared());
    }

    /** The event that took a lock which it holds; another one where it holds none. */
    int heldSince(int object, int other) {
        return held.stream().filter(lock -> lock.object() == object).mapToInt(Held::event).findFirst().orElse(other);
    }

    void updates(int object, int event) {
        updated = object;
        updateEvent = event;
    }

    /** True once after an update of an object. */
    boolean hasJustUpdated(int object) {
        boolean so = updated == object;
        updated = 0;
        return so;
    }

    int updated() {
        return updated;
    }

    int updateEvent() {
        return updateEvent;
    }

    void uncounts() {
        uncounted = true;
    }

    /** True once after a read lock was not counted any more. */
    boolean hasJustUncounted() {
        boolean so = uncounted;
        uncounted = false;
        return so;
    }

    /** Notes in which call it comes to the state of a {@code StampedLock}; true for the first time in this call. */
    boolean entersStamped(int call) {
        boolean first = stampedCall != call;
        stampedCall = call;
        return first;
    }

    /** Takes a lock when its call ends: of several attempts only the last one is not in vain. */
    void takeAtEnd(int object, int event, boolean shared) {
        taking = new Held(object, event, 1, shared);
    }

    /** True when it is no longer in the call that was to take a lock; it holds the lock now. */
    boolean hasTakenAtEnd(int call) {
        Held lock = taking;
        if (lock == null || call == stampedCall) {
            return false;
        }
        taking = null;
        take(lock.object(), lock.event(), lock.shared());
        return true;
    }

    /** True when a call takes a lock that it does not hold yet. */
    boolean isTaking() {
        return taking != null;
    }
}
