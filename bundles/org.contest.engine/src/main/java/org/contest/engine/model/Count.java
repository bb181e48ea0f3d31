/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

/** A number with its noun, in the plural where that is right. */
public final class Count {

    private Count() {
    }

    /** For instance "1 run", "2 runs". */
    public static String of(long number, String noun) {
        return number + " " + noun(number, noun);
    }

    /** The noun alone, as the number asks for it. */
    public static String noun(long number, String noun) {
        return number == 1 ? noun : noun + (noun.endsWith("s") ? "es" : "s");
    }
}
