/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import org.contest.protocol.EventKind;
import org.contest.protocol.Site;

/** What a call site says of the call: {@code java.util.Map.put on Cache.pool}, the object by name where it has one. */
final class CallTarget {

    /** Between the method and the name of the object. */
    static final String ON = " on ";

    private CallTarget() {
    }

    /** The method that is called, as {@code package.Type.method}; empty for a site that is no call. */
    static String method(Site site) {
        if (site.kind() != EventKind.CALL && site.kind() != EventKind.LIBRARY_CALL) {
            return "";
        }
        int name = site.variable().indexOf(ON);
        return name < 0 ? site.variable() : site.variable().substring(0, name);
    }
}
