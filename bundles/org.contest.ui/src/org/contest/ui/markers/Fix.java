/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.util.List;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/** A mechanical change of the source that removes the cause of a finding. */
interface Fix {

    /** All fixes, the most local first. */
    List<Fix> ALL = List.of(new SynchronizeFix(), new AtomicFix(), new VolatileFix(), new LockOrderFix());

    /** What it does, for a menu. */
    String label();

    /** What it does, and what to check afterwards. */
    String description();

    /** True when it can be made at a place. */
    boolean fits(FixPlace place);

    /** Notes the change. */
    void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports);
}
