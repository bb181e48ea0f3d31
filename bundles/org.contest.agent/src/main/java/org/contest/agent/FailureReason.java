/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import org.contest.instrument.weave.Instrumenter;

/** Why a class could not be instrumented, in words. */
final class FailureReason {

    private FailureReason() {
    }

    static String of(Throwable e, byte[] bytes) {
        int version = bytes.length > 7 ? (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF : 0;
        if (version > (Instrumenter.NEWEST_CLASS_FILE & 0xFFFF)) {
            return "its class file version " + version + " is newer than ConTest knows ("
                + (Instrumenter.NEWEST_CLASS_FILE & 0xFFFF) + "); install a newer ConTest";
        }
        return e.toString();
    }
}
