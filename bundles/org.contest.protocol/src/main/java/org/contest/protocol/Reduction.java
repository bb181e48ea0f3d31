/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/** Why the call site of an access got no hook (Stoller 2002, section 3). */
public enum Reduction {
    /** The field is final. */
    FINAL_FIELD("finalFields", "of final fields"),
    /** The object has not left its creating thread. */
    UNESCAPED_OBJECT("unescapedObjects", "of objects that had not escaped"),
    /** The array has not left its creating thread. */
    UNESCAPED_ARRAY("unescapedArrays", "of arrays that had not escaped");

    private static final Reduction[] BY_CODE = values();

    private final String jsonName;
    private final String inWords;

    Reduction(String jsonName, String inWords) {
        this.jsonName = jsonName;
        this.inWords = inWords;
    }

    /** The name in JSON. */
    public String jsonName() {
        return jsonName;
    }

    /** Which accesses these are, for a user: the end of a phrase that begins with a number. */
    public String inWords() {
        return inWords;
    }

    /** The number of reductions. */
    public static int count() {
        return BY_CODE.length;
    }

    /** The reduction with an ordinal. */
    public static Reduction ofCode(int code) {
        return BY_CODE[code];
    }
}
