/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.jdk;

/** What a health report says of a member of the JDK that is not there: ConTest goes on with less. */
public final class MissingMember {

    private static final String MISSING = ": this JDK has no such member, so ";

    private MissingMember() {
    }

    /**
     * The sentence.
     *
     * @param name class and member, or either
     * @param lost what is lost without it, as a clause
     */
    public static String inWords(String name, String lost) {
        return name.concat(MISSING).concat(lost);
    }

    /** True for such a sentence. */
    public static boolean isToldBy(String sentence) {
        return sentence.contains(MISSING);
    }
}
