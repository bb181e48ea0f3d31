/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.List;
import org.contest.protocol.SiteTable;

/**
 * One instrumented class.
 *
 * @param bytes the new class file, or null when the class has nothing to instrument
 * @param block its sites, or null when it has none
 * @param reductions the accesses left out
 * @param methodsLeftAlone methods that could not be instrumented, as {@code name(descriptor): reason}
 */
public record Instrumented(byte[] bytes, SiteTable.Block block, Reductions reductions,
    List<String> methodsLeftAlone) {

    /** Copies the list. */
    public Instrumented {
        methodsLeftAlone = List.copyOf(methodsLeftAlone);
    }
}
