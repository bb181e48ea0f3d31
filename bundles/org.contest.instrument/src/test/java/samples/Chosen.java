/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Reads a variable, and branches, before it is an object. */
public class Chosen extends Initialized {

    /** Makes one. */
    public Chosen(int[] lengths) {
        super(lengths[0] > 1 ? "long" : "short");
    }
}
