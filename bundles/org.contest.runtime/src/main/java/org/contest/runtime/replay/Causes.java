/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.JdkNames;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** Tells the class of cause of a divergence by what was expected and what came instead: evidence, no proof. */
final class Causes {

    private static final List<String> TABLES = List.of("java.util.HashMap", "java.util.LinkedHashMap",
        "java.util.HashSet", "java.util.LinkedHashSet", "java.util.Hashtable", "java.util.IdentityHashMap",
        "java.util.WeakHashMap", "java.util.concurrent.ConcurrentHashMap");
    private static final List<String> INPUT = List.of("java.io.", "java.net.", "java.nio.", "sun.nio.");

    private final Map<String, String> own;
    private final Map<String, String> recorded;

    /** By the locations of this run and of the recorded one. */
    Causes(SiteTable own, SiteTable recorded) {
        this.own = crcs(own);
        this.recorded = crcs(recorded);
    }

    private static Map<String, String> crcs(SiteTable table) {
        Map<String, String> crcs = new HashMap<>();
        table.blocks().forEach(block -> crcs.put(block.className(), block.crc()));
        return crcs;
    }

    /** The cause of a difference between two operations of one thread. */
    DivergenceCause of(EventKind expected, Site expectedAt, EventKind found, Site foundAt) {
        for (Site site : List.of(expectedAt, foundAt)) {
            if (isChanged(site.className())) {
                return JdkNames.isOfJdk(site.className()) ? DivergenceCause.OTHER_JDK : DivergenceCause.OTHER_PROGRAM;
            }
        }
        DivergenceCause cause = ofKind(expected);
        cause = cause != DivergenceCause.UNKNOWN ? cause : ofKind(found);
        cause = cause != DivergenceCause.UNKNOWN ? cause : ofPlace(expectedAt);
        return cause != DivergenceCause.UNKNOWN ? cause : ofPlace(foundAt);
    }

    private boolean isChanged(String className) {
        String now = own.get(className);
        String then = recorded.get(className);
        return now != null && then != null && !now.equals(then);
    }

    private static DivergenceCause ofKind(EventKind kind) {
        return switch (kind) {
        case CLASS_INIT_BEGIN, CLASS_INIT_END -> DivergenceCause.CLASS_INITIALIZATION;
        case IDENTITY_HASH -> DivergenceCause.HASH_CODE;
        case NANO_TIME, CURRENT_TIME -> DivergenceCause.TIME;
        case RANDOM_SEED -> DivergenceCause.RANDOM;
        case THREAD_ID -> DivergenceCause.THREAD_ID;
        default -> DivergenceCause.UNKNOWN;
        };
    }

    private static DivergenceCause ofPlace(Site site) {
        String name = site.className();
        if (site.methodName().equals("<clinit>")) {
            return DivergenceCause.CLASS_INITIALIZATION;
        }
        if (TABLES.stream().anyMatch(table -> name.equals(table) || name.startsWith(table + '$'))) {
            return DivergenceCause.HASH_CODE;
        }
        return INPUT.stream().anyMatch(name::startsWith) ? DivergenceCause.INPUT_OUTPUT : DivergenceCause.UNKNOWN;
    }
}
