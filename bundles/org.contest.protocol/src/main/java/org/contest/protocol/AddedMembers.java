/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/** What instrumentation adds to classes of a program, and the runtime takes out of what the program sees of itself. */
public final class AddedMembers {

    /** Begins the name of a private static method that a method reference was turned into. */
    public static final String REFERENCE_PREFIX = "lambda$contest$";

    /** Descriptor of the first annotation of a method that lost its flag {@code synchronized}; there is no class. */
    public static final String SYNCHRONIZED = "Lorg/contest/runtime/Synchronized;";

    private AddedMembers() {
    }
}
