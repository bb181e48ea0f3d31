/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.process;

import java.util.Map;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.IProcessFactory;
import org.eclipse.debug.core.model.IProcess;

/** Makes the process of a replay. */
public final class ReplayProcessFactory implements IProcessFactory {

    @Override
    public IProcess newProcess(ILaunch launch, Process process, String label, Map<String, String> attributes) {
        return new ReplayProcess(launch, process, label, attributes);
    }
}
