/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import org.contest.protocol.SiteTable;

/** What folding asks of locations again and again, asked of the table once. */
final class OwnSites {

    private static final byte UNKNOWN = 0;
    private static final byte OWN = 1;
    private static final byte OTHER = 2;

    private final SiteTable sites;
    private final byte[] own;
    private final byte[] kinds;

    OwnSites(SiteTable sites) {
        this.sites = sites;
        this.own = new byte[sites.end()];
        this.kinds = new byte[own.length];
    }

    /** True in own code. */
    boolean isOwn(int site) {
        if (site < 0 || site >= own.length) {
            return false;
        }
        if (own[site] == UNKNOWN) {
            own[site] = sites.isOwn(site) ? OWN : OTHER;
        }
        return own[site] == OWN;
    }

    /** The meaning of a call that was made there. */
    OperationKind kindOfCall(int site) {
        if (site < 0 || site >= kinds.length) {
            return OperationKind.CALL;
        }
        if (kinds[site] == 0) {
            kinds[site] = (byte) (LibraryKinds.of(CallTarget.method(sites.site(site))).ordinal() + 1);
        }
        return OperationKind.values()[kinds[site] - 1];
    }
}
