/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

/**
 * The numbers by which the events of a controlled run name objects, which are the identity hash codes that the run gave
 * them. They differ from run to run by a mask: objects of the JDK outlive the run that numbered them, and must not have
 * the number of another one in a later run of the same JVM. A trace has them without the mask, which is in its header,
 * so that runs with the same schedule write the same bytes.
 *
 * @param mask of {@link #BITS} bits; 0 changes nothing
 */
public record ObjectNumbers(int mask) {

    /** Bits that a run is free to choose. */
    public static final int BITS = 30;
    /** The numbers of a trace as they are. */
    public static final ObjectNumbers PLAIN = new ObjectNumbers(0);

    /** Set in each number that a run gives: neither null nor the number of a static variable has it. */
    private static final int GIVEN = 1 << BITS;

    /**
     * The numbers of a run.
     *
     * @param mask of which the lower bits are taken
     */
    public static ObjectNumbers masked(long mask) {
        return new ObjectNumbers((int) mask & GIVEN - 1);
    }

    /**
     * Those of a trace, by its header.
     *
     * @throws IllegalArgumentException in words, when it has an impossible mask
     */
    static ObjectNumbers of(TraceHeader header) {
        String mask = header.get(TraceHeader.OBJECTS);
        try {
            return mask.isEmpty() ? PLAIN : masked(Integer.parseInt(mask));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("\"" + mask + "\" is no mask of object numbers", e);
        }
    }

    /** The number for the next object of this run, from any bits that are the same in every such run. */
    public int give(int bits) {
        return (bits & GIVEN - 1 | GIVEN) ^ mask;
    }

    /** The number in traces of an object that the run did not number: it has its identity hash code from before. */
    public static int outliving(int hash) {
        return hash & GIVEN - 1;
    }

    /** From a number of the run to that of its trace, and back. */
    public int swap(int number) {
        return (number & GIVEN) == 0 ? number : number ^ mask;
    }
}
