/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.jdk;

/**
 * A name in the JDK, with the releases that have it.
 *
 * @param text the name
 * @param since the first release that is known to have it
 * @param until the last one
 */
public record JdkName(String text, int since, int until) {

    /** The oldest release that programs may run on. */
    public static final int OLDEST = 17;

    static JdkName parse(String word) {
        int at = word.indexOf('@');
        if (at < 0) {
            return new JdkName(word, OLDEST, Integer.MAX_VALUE);
        }
        int dash = word.indexOf('-', at);
        return new JdkName(word.substring(0, at),
            Integer.parseInt(word.substring(at + 1, dash < 0 ? word.length() : dash)),
            dash < 0 ? Integer.MAX_VALUE : Integer.parseInt(word.substring(dash + 1)));
    }

    /** True when a release should have it. */
    public boolean isIn(int release) {
        return since <= release && release <= until;
    }
}
