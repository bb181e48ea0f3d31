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
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.jvm.StopPoint.Place;
import org.contest.engine.Replay;
import org.contest.engine.model.EngineException;
import org.contest.engine.steps.Explanation;
import org.contest.engine.steps.Explanation.Sentence;
import org.eclipse.debug.core.model.IThread;

/**
 * Why a replay does not go on.
 *
 * @param why as the runtime says it; empty before an event
 * @param plain the same for someone who sees the program for the first time
 * @param leftTrace true where the program does not what the trace says
 */
record StopReason(String why, String plain, boolean leftTrace) {

    /** Of a session that stands before an event, or goes on. */
    static final StopReason NONE = new StopReason("", "", false); //$NON-NLS-1$ //$NON-NLS-2$

    /** How the runtime begins to tell of a divergence. */
    private static final String LEFT = "left "; //$NON-NLS-1$

    /** Of the place where the replay of a session stands with all its threads. */
    static StopReason of(Place place, ReplaySession session, IThread[] threads) {
        String told = place.why();
        if (told.isEmpty()) {
            return NONE;
        }
        boolean left = told.startsWith(LEFT);
        String why = left ? inWords(told.substring(LEFT.length()), session) : told;
        return new StopReason(why,
            PlainWords.of(why, threads, (holder, type) -> lock(holder, type, place.at(), session),
                () -> unsignalled(session)),
            left);
    }

    /** The threads that wait for a signal at the end of the trace, and what came of the signals before. */
    private static List<String> unsignalled(ReplaySession session) {
        Sequence sequence = session.sequence();
        return new Explanation(session.plan().configuration().trace(), session.plan().place(), sequence,
            session.operations(), sequence.size(), "").told().stream().map(Sentence::text) //$NON-NLS-1$
            .filter(text -> text.contains(" waits on ")) //$NON-NLS-1$
            .map(text -> text.substring(0, text.length() - 1)).toList();
    }

    /** Two locks of one type are told apart where their holders have no other of it. */
    private static String lock(String holder, String type, int at, ReplaySession session) {
        Sequence sequence = session.sequence();
        Locks locks = new Locks(sequence, session.operations());
        List<String> held = sequence.trace().threads().stream().filter(known -> known.name().equals(holder))
            .flatMap(known -> locks.takenBy(known.index(), at).stream()).map(sequence::target)
            .filter(name -> name.startsWith(type + '#')).distinct().toList();
        return held.size() == 1 ? held.get(0) : type;
    }

    private static String inWords(String divergence, ReplaySession session) {
        try {
            return Replay.divergence(session.plan().configuration().trace(), divergence)
                .inWords(session.changedClasses());
        } catch (EngineException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
