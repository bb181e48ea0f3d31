/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

/** What the engine and the harness agree on; the harness's side is in {@code org.contest.harness}. */
final class HarnessProtocol {

    /** The main class of the harness. */
    static final String MAIN = "org.contest.harness.Main";

    private HarnessProtocol() {
    }
}
