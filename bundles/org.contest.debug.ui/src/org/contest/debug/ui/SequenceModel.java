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
import java.util.Locale;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.LockSpans;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;

/** What both tabs of the view show of a session: the rows, the locks, and where the replay stands. */
final class SequenceModel {

    private final ReplaySession session;
    private final Sequence sequence;
    private final Operations operations;
    private final LockSpans spans;
    private int[] rows = {};

    /** Folds the trace: not for the UI thread. */
    SequenceModel(ReplaySession session) {
        this.session = session;
        sequence = session.sequence();
        operations = session.operations();
        spans = new LockSpans(sequence.trace());
        show(false, ""); //$NON-NLS-1$
    }

    /** Chooses the rows: operations or events, those with a text in them. */
    void show(boolean events, String filter) {
        String wanted = filter.trim().toLowerCase(Locale.ROOT);
        int[] chosen = new int[events ? sequence.size() : operations.size()];
        int count = 0;
        for (int i = 0; i < chosen.length; i++) {
            int event = events ? i : (int) operations.get(i).firstEvent();
            if (wanted.isEmpty() || sequence.text(event).toLowerCase(Locale.ROOT).contains(wanted)) {
                chosen[count++] = event;
            }
        }
        rows = java.util.Arrays.copyOf(chosen, count);
    }

    ReplaySession session() {
        return session;
    }

    Sequence sequence() {
        return sequence;
    }

    int rowCount() {
        return rows.length;
    }

    /** The event of a row. */
    int event(int row) {
        return rows[row];
    }

    /** The row of an event, or of the last shown one before it; -1 when there is none. */
    int row(int event) {
        int found = java.util.Arrays.binarySearch(rows, event);
        return found >= 0 ? found : -found - 2;
    }

    /** The monitors that threads hold between two events. */
    List<LockSpans.Span> locks(int from, int to) {
        return spans.between(from, to);
    }

    /** True for the event before which the replay stands. */
    boolean isHere(int event) {
        return !session.isEnded() && session.at() == event;
    }

    int threadCount() {
        return sequence.trace().threads().size();
    }

    int threadIndex(int column) {
        return sequence.trace().threads().get(column).index();
    }

    int column(int thread) {
        for (int i = 0; i < threadCount(); i++) {
            if (threadIndex(i) == thread) {
                return i;
            }
        }
        return 0;
    }

    /** What an event does to what, without the object's name. */
    String shortText(int event) {
        String target = sequence.target(event);
        String member = target.substring(target.lastIndexOf('.') + 1);
        return sequence.operation(event) + (member.isEmpty() ? "" : ' ' + member); //$NON-NLS-1$
    }
}
