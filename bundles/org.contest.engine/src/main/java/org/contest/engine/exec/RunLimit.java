/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.time.Duration;

/**
 * When a run is killed from outside. The runtime itself calls a run a hang after {@code timeout} without an event; this
 * is for programs that go on making events, or for a JVM that does not answer.
 *
 * @param timeout without an event
 */
public record RunLimit(Duration timeout) {

    private static final int FACTOR = 6;

    /** Nanoseconds that a whole run may take. */
    long nanos() {
        return timeout.multipliedBy(FACTOR).toNanos();
    }
}
