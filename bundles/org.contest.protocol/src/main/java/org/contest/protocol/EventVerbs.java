/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.Locale;

/** The words for what an event does, as a list of them shows: short, and in the base form. */
public final class EventVerbs {

    private EventVerbs() {
    }

    /** Of a kind: {@code read}, {@code lock}. */
    public static String of(EventKind kind) {
        return switch (kind) {
        case READ, STATIC_READ, VOLATILE_READ, STATIC_VOLATILE_READ, ARRAY_READ, ATOMIC_READ -> "read";
        case WRITE, STATIC_WRITE, VOLATILE_WRITE, STATIC_VOLATILE_WRITE, ARRAY_WRITE, ATOMIC_WRITE -> "write";
        case ATOMIC_UPDATE -> "update";
        case ACCESS_RUN -> "access";
        case LIBRARY_CALL -> "call";
        default -> ofSynchronization(kind);
        };
    }

    private static String ofSynchronization(EventKind kind) {
        return switch (kind) {
        case MONITOR_ENTER -> "lock";
        case MONITOR_EXIT -> "unlock";
        case WAIT -> "wait";
        case WAIT_END -> "end-wait";
        case NOTIFY -> "notify";
        case NOTIFY_ALL -> "notify-all";
        case PARK -> "park";
        case PARK_END -> "end-park";
        case UNPARK -> "unpark";
        default -> ofThread(kind);
        };
    }

    private static String ofThread(EventKind kind) {
        return switch (kind) {
        case THREAD_START -> "start";
        case THREAD_BEGIN -> "begin";
        case THREAD_END -> "end";
        case JOIN -> "join";
        case INTERRUPT -> "interrupt";
        case INTERRUPTED -> "test-interrupt";
        case THREAD_STATE -> "look-at";
        case YIELD -> "yield";
        case SPIN -> "spin";
        case SLEEP -> "sleep";
        case FENCE -> "fence";
        case PROCESS_EXIT -> "exit";
        default -> ofEnvironment(kind);
        };
    }

    private static String ofEnvironment(EventKind kind) {
        return switch (kind) {
        case CLASS_INIT_BEGIN -> "begin-initialize";
        case CLASS_INIT_END -> "end-initialize";
        case NANO_TIME, CURRENT_TIME, INSTANT -> "read-clock";
        case IDENTITY_HASH -> "read-hash";
        case RANDOM_SEED -> "draw-seed";
        case THREAD_ID -> "read-id";
        case OUTSIDE -> "call-system";
        default -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
        };
    }
}
