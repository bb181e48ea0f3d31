/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.List;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.Count;
import org.contest.core.source.SimpleNames;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.eclipse.osgi.util.NLS;

/** What a session does, in one sentence: where it stands and why, or how it has ended. */
final class StateSentence {

    private StateSentence() {
    }

    static String of(ReplaySession session) {
        Sequence sequence = session.sequence();
        int at = session.at();
        if (session.state() == State.RUNNING) {
            return session.isGoingBack() ? before(Messages.head_going_back, sequence, session.heading())
                : Messages.head_running;
        }
        if (session.isEnded()) {
            return NLS.bind(Messages.head_ended, session.lost().isEmpty() ? session.outcome() : session.lost());
        }
        if (session.hasLeftTrace()) {
            return NLS.bind(Messages.head_left, session.why());
        }
        return warning(session) + (session.state() == State.FAILED
            ? NLS.bind(at < sequence.size() ? Messages.head_failed : Messages.head_failed_last,
                new Object[] {Count.of(at), Count.of(sequence.size()), SimpleNames.in(session.inPlainWords())})
            : before(Messages.head_stopped, sequence, at));
    }

    private static String before(String sentence, Sequence sequence, int event) {
        return NLS.bind(sentence, new Object[] {Count.of(event), Count.of(sequence.size()),
            event < sequence.size() ? SimpleNames.in(sequence.text(event)) : ""}); //$NON-NLS-1$
    }

    private static String warning(ReplaySession session) {
        List<String> classes = session.changedClasses();
        if (session.isSwapRefused()) {
            return Messages.no_swap + ' ';
        }
        return classes.isEmpty() ? "" : NLS.bind(Messages.changed, classes.get(0), classes.size()) + ' '; //$NON-NLS-1$
    }
}
