/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/**
 * Synchronized JDK classes whose methods tell the call from inside, with their monitor held: instrumentation puts the
 * hook there, and the recorder of free threads waits for it.
 */
public final class TellingClasses {

    private TellingClasses() {
    }

    /** True for the name of one, with dots. */
    public static boolean has(String name) {
        return switch (name) {
        case "java.util.Vector", "java.util.Stack", "java.util.Hashtable" -> true;
        default -> false;
        };
    }
}
