/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.debug.core.ILaunch;

/** The sessions of this workbench. */
public final class ReplaySessions {

    private static final List<ReplaySession> SESSIONS = new CopyOnWriteArrayList<>();
    private static final List<ReplaySessionListener> LISTENERS = new CopyOnWriteArrayList<>();

    private static volatile ReplaySession chosen;

    private ReplaySessions() {
    }

    /** Hears of all sessions from now on. */
    public static void addListener(ReplaySessionListener listener) {
        LISTENERS.add(listener);
    }

    /** Hears no more. */
    public static void removeListener(ReplaySessionListener listener) {
        LISTENERS.remove(listener);
    }

    /** The session of a launch; null when there is none. */
    public static ReplaySession of(ILaunch launch) {
        return SESSIONS.stream().filter(session -> session.launch() == launch).findFirst().orElse(null);
    }

    /** The user turns to a session, which views and keys are about from now on. */
    public static void choose(ReplaySession session) {
        if (session != chosen && SESSIONS.contains(session)) {
            chosen = session;
            changed(session);
        }
    }

    /**
     * The session that views and keys are about: the one that the user turned to last, or that began since. When it
     * has ended, another one that has not; the same when all have; null when there was none.
     */
    public static ReplaySession current() {
        ReplaySession turnedTo = chosen;
        if (turnedTo != null && !turnedTo.isEnded()) {
            return turnedTo;
        }
        return SESSIONS.reversed().stream().filter(session -> !session.isEnded()).findFirst().orElse(turnedTo);
    }

    static void began(ReplaySession session) {
        SESSIONS.removeIf(ReplaySession::isEnded);
        SESSIONS.add(session);
        chosen = session;
        changed(session);
    }

    static void changed(ReplaySession session) {
        LISTENERS.forEach(listener -> listener.changed(session));
    }
}
