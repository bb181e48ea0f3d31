/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

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

    void write(DataOutput out) throws IOException {
        out.writeInt(kept);
        out.writeInt(finalFields);
        out.writeInt(unescaped);
        out.writeInt(localArrays);
    }

    static Reductions read(DataInput in) throws IOException {
        Reductions read = new Reductions();
        read.kept = in.readInt();
        read.finalFields = in.readInt();
        read.unescaped = in.readInt();
        read.localArrays = in.readInt();
        return read;
    }

    @Override
    public String toString() {
        return kept + " accesses kept; left out: " + finalFields + " of final fields, " + unescaped
            + " of objects and " + localArrays + " of arrays that had not escaped";
    }
}
