/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.philosophers;

/** A fork between two philosophers: whoever holds its monitor has it. */
final class Fork {
    private final int number;
    private int uses;

    Fork(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    /** Counts one use; call it with the fork in hand. */
    void use() {
        uses++;
    }

    int uses() {
        return uses;
    }
}
