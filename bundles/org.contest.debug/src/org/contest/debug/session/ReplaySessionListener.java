/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

/** Hears of replay sessions, on any thread. */
@FunctionalInterface
public interface ReplaySessionListener {

    /** A session began, went on, stopped, or ended. */
    void changed(ReplaySession session);
}
