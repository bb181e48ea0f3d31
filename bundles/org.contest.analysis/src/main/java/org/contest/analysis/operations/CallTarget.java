/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import org.contest.protocol.Site;

/** What a place says of the method that is called there. */
final class CallTarget {

    private CallTarget() {
    }

    /** The method that is called, as {@code package.Type.method}; empty for a place that is no call. */
    static String method(Site site) {
        return switch (site.kind()) {
        case CALL, LIBRARY_CALL, ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE -> site.member();
        case ARRAY_READ, ARRAY_WRITE -> Operations.isManyElements(site) ? site.member() : "";
        default -> "";
        };
    }
}
