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

/** Operations in words, without the thread: {@code updates Cache.pool by put() at Cache.get:5}. */
final class OperationText {

    private OperationText() {
    }

    /** An operation of own code. */
    static String of(OperationKind kind, Site site) {
        return what(kind, site) + " at " + site.shortText();
    }

    /** An access of an element of an array: {@code reads element 3 of an int[] at Table.get:9}. */
    static String ofElement(OperationKind kind, Site site, long index) {
        return kind.verb() + " element " + index + " of " + array(site) + " at " + site.shortText();
    }

    /** By name, or else by type. */
    private static String array(Site site) {
        String type = site.member();
        boolean isVowel = "aeio".indexOf(Character.toLowerCase(type.charAt(0))) >= 0;
        return !site.object().isEmpty() ? Site.brief(site.object()) : (isVowel ? "an " : "a ") + type;
    }

    /** One without a place in own code. */
    static String of(OperationKind kind, boolean blocked) {
        return kind == OperationKind.TASK && !blocked ? "is at work outside the program's code" : kind.verb();
    }

    /** An operation without its place. */
    static String what(OperationKind kind, Site site) {
        if (ThreadNames.isAboutThread(site.kind())) {
            return kind.verb() + " a thread";
        }
        if (Operations.isElement(site)) {
            return kind.verb() + " an element of " + array(site);
        }
        String method = CallTarget.method(site);
        if (method.isEmpty()) {
            String target = isMonitor(site.kind()) ? monitor(site.variable()) : Site.brief(site.variable());
            return target.isEmpty() ? kind.verb() : kind.verb() + ' ' + target;
        }
        int dot = method.lastIndexOf('.');
        String type = method.substring(0, Math.max(0, dot));
        String object = object(site, method, type);
        return kind == OperationKind.CREATE ? "creates " + simple(type)
            : kind.verb() + ' ' + object + " by " + method.substring(dot + 1) + "()";
    }

    private static String object(Site site, String method, String type) {
        if (Operations.isManyElements(site)) {
            return site.object().isEmpty() ? "an array" : Site.brief(site.object());
        }
        return Operations.targetOf(site).equals(method) ? simple(type) : Operations.targetOf(site);
    }

    private static String monitor(String name) {
        return name.isEmpty() ? "a monitor" : "the monitor of " + name;
    }

    private static boolean isMonitor(EventKind kind) {
        return switch (kind) {
        case MONITOR_ENTER, MONITOR_EXIT, WAIT, WAIT_END, NOTIFY, NOTIFY_ALL -> true;
        default -> false;
        };
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
