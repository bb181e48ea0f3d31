/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.Locale;

/** Classes of causes why a replay left its trace, as far as the place where it did tells them. */
public enum DivergenceCause {
    /** A class of the program has other bytes than when it was recorded. */
    OTHER_PROGRAM("the program has changed since it was recorded"),
    /** A class of the JDK has other locations than when it was recorded. */
    OTHER_JDK("the JDK is not the one that it was recorded on"),
    /** The trace goes on with a thread that nobody has started. */
    UNKNOWN_THREAD("the program did not start a thread that it started then"),
    /** A class was initialized by another thread, or at another time. */
    CLASS_INITIALIZATION("classes were initialized in another order"),
    /** A hash table has another order. */
    HASH_CODE("hash codes differ, and so does the order of a hash table"),
    /** A clock, or a wait that expired. */
    TIME("it depends on the time"),
    /** A random number. */
    RANDOM("it depends on a random number that is not drawn from java.util.Random"),
    /** The number of a thread. */
    THREAD_ID("it depends on the numbers of threads"),
    /** A file, a socket, or another process. */
    INPUT_OUTPUT("it depends on files, networks or other input"),
    /** Nothing tells. */
    UNKNOWN("the program depends on something that is not recorded");

    private final String sentence;

    DivergenceCause(String sentence) {
        this.sentence = sentence;
    }

    /** The name in files, as {@code hash-code}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What to tell the user: a clause that may follow "perhaps because". */
    public String inWords() {
        return sentence;
    }

    /**
     * The cause with a name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static DivergenceCause of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
