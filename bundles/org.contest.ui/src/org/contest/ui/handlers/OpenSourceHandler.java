/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.ui.campaigns.FrameNode;
import org.contest.ui.internal.SourceOpener;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;

/** Opens the source of a stack frame. */
public final class OpenSourceHandler extends SelectionHandler<FrameNode> {

    /** Made by the workbench. */
    public OpenSourceHandler() {
        super(FrameNode.class);
    }

    @Override
    void execute(FrameNode frame, Shell shell) throws CoreException {
        SourceOpener.open(frame.failure().campaign().origin().project(), frame.text());
    }
}
