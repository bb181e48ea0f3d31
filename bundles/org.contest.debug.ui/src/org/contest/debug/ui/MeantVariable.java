/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.IntPredicate;
import org.contest.debug.session.ValueOrigin;
import org.eclipse.core.runtime.CoreException;

/** A variable that the user points at. Its methods ask the debugger: not for the UI thread. */
interface MeantVariable {

    /** Its name. */
    String name() throws CoreException;

    /** True for what is of one call of a method: no other thread sees it, and no event is about it. */
    boolean isLocal() throws CoreException;

    /** The events that are about it. */
    IntPredicate accesses(ValueOrigin origin) throws CoreException;
}
