/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Atomic updates by methods of the JDK: of the program, by reflection, and of code that is left out. */
public final class AtomicUpdates {

    private static final AtomicIntegerFieldUpdater<AtomicUpdates> FIELD =
        AtomicIntegerFieldUpdater.newUpdater(AtomicUpdates.class, "field");

    private volatile int field;

    private AtomicUpdates() {
    }

    /** Left out of the scope: what it does is no event. */
    public static final class Other {
        private Other() {
        }

        static void update(AtomicInteger counter) {
            counter.incrementAndGet();
        }
    }

    /** The program. */
    public static void main(String[] args) throws ReflectiveOperationException {
        AtomicInteger counter = new AtomicInteger();
        AtomicLong wide = new AtomicLong();
        AtomicReference<String> reference = new AtomicReference<>();
        AtomicUpdates object = new AtomicUpdates();
        Other.update(counter);
        counter.incrementAndGet();
        Other.update(counter);
        wide.compareAndSet(0, 5);
        wide.get();
        reference.getAndSet("text");
        FIELD.getAndAdd(object, 7);
        wide.updateAndGet(value -> value + 1);
        try {
            FIELD.compareAndSet(null, 0, 1);
        } catch (ClassCastException | NullPointerException e) {
            Other.update(counter);
        }
        AtomicInteger.class.getMethod("getAndIncrement").invoke(counter);
        System.out.println(counter + " " + wide + " " + reference + " " + object.field);
    }
}
