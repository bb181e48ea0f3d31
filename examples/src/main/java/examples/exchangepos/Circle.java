/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.exchangepos;

/** A circle on the screen; whoever moves it holds its monitor. */
final class Circle {
    private final String name;
    private int position;

    Circle(String name, int position) {
        this.name = name;
        this.position = position;
    }

    /** Moves one step. */
    void slide(int step) {
        position += step;
    }

    int position() {
        return position;
    }

    String name() {
        return name;
    }
}
