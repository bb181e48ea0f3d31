/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Its initializer may be run by another thread. */
public class Initialized {
    /** Not known before it is initialized. */
    public static final String NAME = "name".trim();

    /** A plain field. */
    public static int plain;

    /** What it was made with. */
    public final String made;

    /** Makes one. */
    public Initialized(String made) {
        this.made = made;
    }

    /** A static method. */
    public static String text() {
        return NAME;
    }
}
