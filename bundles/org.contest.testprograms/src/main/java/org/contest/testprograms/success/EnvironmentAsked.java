/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** Prints whatever Java programs ask their environment: clocks, random numbers, orders of hash tables, numbers. */
public final class EnvironmentAsked {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private EnvironmentAsked() {
    }

    private record Pair(Object first, TimeUnit second) {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        askClocks();
        askGenerators();
        Thread asking = new Thread(EnvironmentAsked::askTables);
        asking.start();
        asking.join();
        tell("thread", asking.getName(), asking.getId());
    }

    private static void tell(String what, Object... answers) {
        System.out.println(what + " = " + Arrays.toString(answers));
    }

    private static void askClocks() {
        tell("System", System.nanoTime(), System.currentTimeMillis());
        tell("java.time", Instant.now(), LocalDateTime.now(), Clock.systemUTC().millis());
        tell("java.util", new Date().getTime(), Calendar.getInstance().getTimeInMillis(),
            new GregorianCalendar().getTimeInMillis());
    }

    private static void askGenerators() {
        tell("Random", new Random().nextInt(), Math.random(), ThreadLocalRandom.current().nextInt());
        tell("RandomGenerator", new SplittableRandom().nextInt(), RandomGenerator.getDefault().nextInt(),
            RandomGenerator.of("Xoshiro256PlusPlus").nextInt());
        tell("SecureRandom", new SecureRandom().nextInt(), new SecureRandom().nextLong(), UUID.randomUUID());
        tell("no random UUID", UUID.nameUUIDFromBytes(new byte[] {1}));
    }

    private static void askTables() {
        tell("Set.of", Set.of(1, 2, 3, 4, 5), Set.of("a", "b"), Map.of("c", 1, "d", 2, "e", 3));
        Map<Object, Integer> numbers = new HashMap<>();
        for (int i = 0; i < 5; i++) {
            numbers.put(new Object(), i);
        }
        tell("Object.hashCode", numbers.values());
        tell("Class.hashCode", new HashSet<>(Set.of(Pair.class, EnvironmentAsked.class, Threads.class)));
        Pair pair = new Pair(new Object(), TimeUnit.DAYS);
        tell("record", pair.hashCode(), Objects.hash(new Object(), TimeUnit.HOURS), Arrays.hashCode(
            new Object[] {new Object()}), System.identityHashCode(new int[1]));
    }

    /** A class that nobody makes an object of. */
    private static final class Threads {
    }
}
