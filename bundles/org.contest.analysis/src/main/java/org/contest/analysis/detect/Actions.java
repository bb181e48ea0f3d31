/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.TraceEvent;

/** What a thread does, in words. */
final class Actions {

    private Actions() {
    }

    /** The action of an event: {@code writes p.Account.balance}. */
    static String of(TraceEvent event, Site site) {
        EventKind kind = event.kind();
        if (kind == EventKind.ATOMIC_READ || kind == EventKind.ATOMIC_WRITE || kind == EventKind.ATOMIC_UPDATE) {
            return Operations.callInWords(site);
        }
        if (kind.isAccess()) {
            return Operations.isManyElements(site) ? Operations.callInWords(site)
                : (kind.isWrite() ? "writes " : "reads ") + variable(event, site);
        }
        return switch (kind) {
        case WAIT, WAIT_END -> "waits";
        case NOTIFY, NOTIFY_ALL -> "notifies";
        case PARK, PARK_END -> "parks";
        case UNPARK -> "unparks";
        case THREAD_START -> "starts a thread";
        case JOIN -> "joins a thread";
        default -> kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        };
    }

    private static String variable(TraceEvent event, Site site) {
        if (event.kind().isOfArray()) {
            return "element " + event.value() + " of " + (site.object().isEmpty() ? site.member() : site.object());
        }
        return site.variable().isEmpty() ? "a variable" : site.variable();
    }
}
