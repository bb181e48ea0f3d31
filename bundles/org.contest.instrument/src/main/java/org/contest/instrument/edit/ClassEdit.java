/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.Set;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Reductions;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.Hierarchy;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** One class while it is instrumented. {@code tight} are methods with no room for a byte that could be done without. */
public record ClassEdit(ClassNode node, Treatment treatment, Style style, InstrumentOptions options,
    Hierarchy hierarchy,
    ClassSites sites, Reductions reductions, Set<String> tight) {

    public boolean isTight(MethodNode method) {
        return tight.contains(method.name + method.desc);
    }
}
