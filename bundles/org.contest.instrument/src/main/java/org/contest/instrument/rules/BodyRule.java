/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.MethodEdit;

/** Puts hooks at the entry and the exits of a method. Works after the instruction rules. */
public interface BodyRule {

    /** Edits the method if it is one of this rule's. */
    void apply(MethodEdit edit);
}
