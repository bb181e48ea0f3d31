/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.contest.runtime.ArrayLength;

/**
 * Tells a thread that looks again and again at the same variables, for what others do, from one that reads
 * ever new ones, as it computes. Both may do nothing for long that others could see.
 */
public final class Looks {

    /** Steps that nobody else sees, in a row, from which on the variables are kept. */
    private static final int FIRST = 64;
    /** So many in a row at variables that were seen before: it only looks. */
    private static final int MOST = 448;
    /** So many in a row: it is taken to look, for there may be many variables that it looks at. */
    private static final int TOO_MANY = 1 << 16;
    private static final int PLACES = 512;
    /** Of a larger array no more elements count, so that a thread that polls one of them is known soon. */
    private static final int MOST_ALIKE = 1 << 13;
    private static final int NEIGHBOURS = 64;
    private static final int PRIME = 31;

    /** Steps in a row that nobody else sees. */
    private int steps;
    /** How many of them it had done when time last passed. */
    private int before;
    /** Steps in a row at variables at which the thread has been before, since the variables are kept. */
    private int again;
    /** Variables that may look like one: elements of an array that is read by handles, whose events tell no index. */
    private int alike;
    private Object[] targets;
    private int[] sites;
    private int[] details;
    /** Of atomic numbers: what they were when the thread was there last. */
    private long[] values;

    /** The thread has done what others can see, or has been given time. */
    public void end() {
        if (steps >= FIRST) {
            forget();
        }
        steps = 0;
        before = 0;
    }

    /** Time has passed since the thread only looks. */
    public void timePassed() {
        before = steps;
    }

    /** How many steps in a row nobody else has seen since time last passed. */
    public int sinceTime() {
        return steps - before;
    }

    /** One more step that nobody else sees: at a place, on an object or null, of an element or a static field. */
    public void step(int site, Object target, int detail) {
        if (++steps < FIRST) {
            return;
        }
        if (targets == null) {
            keep();
        }
        again = isNew(site, target, detail) ? 0 : again + 1;
    }

    /**
     * True when an atomic number that the thread is about to update has changed since the thread updated it there
     * before: it computes by it, as a generator of random numbers does. Who only tries to take a lock changes nothing.
     */
    public boolean hasChanged(int site, Object target) {
        int at = steps < FIRST ? -1 : find(site, target, 0);
        return at >= 0 && sites[at] != 0 && values[at] != number(target);
    }

    private static long number(Object target) {
        if (target instanceof AtomicLong number) {
            return number.getPlain();
        }
        if (target instanceof AtomicInteger number) {
            return number.getPlain();
        }
        return target instanceof AtomicBoolean truth && truth.getPlain() ? 1 : 0;
    }

    /** The next step is at some element of this object, if it is an array: it may be another one each time. */
    public void among(Object target) {
        if (steps >= FIRST && target != null) {
            alike = Math.max(alike, Math.min(elements(target), MOST_ALIKE));
        }
    }

    private static int elements(Object target) {
        if (target.getClass().isArray()) {
            return ArrayLength.of(target);
        }
        if (target instanceof AtomicIntegerArray array) {
            return array.length();
        }
        if (target instanceof AtomicLongArray array) {
            return array.length();
        }
        return target instanceof AtomicReferenceArray<?> array ? array.length() : 0;
    }

    /** How many steps in a row nobody else has seen. */
    public int steps() {
        return steps;
    }

    /** True when the thread is taken to look for what others do. */
    public boolean isLooking() {
        return again >= MOST + alike || steps >= TOO_MANY;
    }

    private boolean isNew(int site, Object target, int detail) {
        int at = find(site, target, detail);
        if (at < 0) {
            forget();
            return true;
        }
        if (sites[at] != 0) {
            return false;
        }
        sites[at] = site + 2;
        targets[at] = target;
        details[at] = detail;
        values[at] = number(target);
        return true;
    }

    /** Where a variable is kept, or may be; -1 where there is no place for it. */
    private int find(int site, Object target, int detail) {
        int first = site * PRIME + detail & PLACES - 1;
        for (int i = 0; i < NEIGHBOURS; i++) {
            int at = first + i & PLACES - 1;
            if (sites[at] == 0 || sites[at] == site + 2 && targets[at] == target && details[at] == detail) {
                return at;
            }
        }
        return -1;
    }

    private void keep() {
        targets = new Object[PLACES];
        sites = new int[PLACES];
        details = new int[PLACES];
        values = new long[PLACES];
    }

    /** No object of the program lives on because a thread has looked at it. */
    private void forget() {
        again = 0;
        alike = 0;
        Arrays.fill(targets, null);
        Arrays.fill(sites, 0);
    }
}
