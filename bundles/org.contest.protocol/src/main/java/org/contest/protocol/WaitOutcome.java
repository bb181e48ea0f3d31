/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/** Why a blocking operation (wait, join, park, sleep) came back. The ordinal is the code in traces. */
public enum WaitOutcome {
    /** Notified, unparked, or the joined thread ended. */
    SIGNALLED,
    /** The time given to the timed form ran out. */
    TIMED_OUT,
    /** The thread was interrupted. */
    INTERRUPTED,
    /** A spurious wake-up asked for by {@code --spurious-wakeups}. */
    SPURIOUS
}
