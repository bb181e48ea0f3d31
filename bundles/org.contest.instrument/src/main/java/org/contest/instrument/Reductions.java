/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

/**
 * How many accesses were left out, and how many stayed (Stoller 2002, section 3). Counts are of instructions.
 */
public final class Reductions {

    private int kept;
    private int finalFields;
    private int unescaped;
    private int localArrays;

    /** An access that got its hook. */
    public void keep() {
        kept++;
    }

    /** An access of a final field. */
    public void finalField() {
        finalFields++;
    }

    /** A field access of an object that has not left its creating thread. */
    public void unescaped() {
        unescaped++;
    }

    /** An element access of an array that has not left its creating thread. */
    public void localArray() {
        localArrays++;
    }

    /** Adds another class's counts. */
    public void add(Reductions other) {
        kept += other.kept;
        finalFields += other.finalFields;
        unescaped += other.unescaped;
        localArrays += other.localArrays;
    }

    /** Accesses with a hook. */
    public int keptCount() {
        return kept;
    }

    /** Accesses of final fields, without a hook. */
    public int finalFieldCount() {
        return finalFields;
    }

    /** Field accesses of objects that had not escaped, without a hook. */
    public int unescapedCount() {
        return unescaped;
    }

    /** Element accesses of arrays that had not escaped, without a hook. */
    public int localArrayCount() {
        return localArrays;
    }

    /** The counts, for the cache. */
    int[] counts() {
        return new int[] {kept, finalFields, unescaped, localArrays};
    }

    /** Counts as {@link #counts} gives them. */
    static Reductions of(int[] counts) {
        Reductions read = new Reductions();
        read.kept = counts[0];
        read.finalFields = counts[1];
        read.unescaped = counts[2];
        read.localArrays = counts[3];
        return read;
    }

    @Override
    public String toString() {
        return kept + " accesses kept; left out: " + finalFields + " of final fields, " + unescaped
            + " of objects and " + localArrays + " of arrays that had not escaped";
    }
}
