/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.LockSpans;
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.OperationWords;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.osgi.util.NLS;

/** What both tabs of the view show of a session: the rows, the locks, and where the replay stands. */
final class SequenceModel {

    /** What a filter begins with that is the object or variable, the whole of it. */
    static final String TARGET = "="; //$NON-NLS-1$

    private static final String WAITS_PLAINLY = " (waits for [^;]*?(?=;|\\.$)|waits on [^,;]*)"; //$NON-NLS-1$
    private static final String WAITS = "\" (waits for .*?) at "; //$NON-NLS-1$

    private final ReplaySession session;
    private final Sequence sequence;
    private final Operations operations;
    private final Locks locks;
    private final OperationWords words;
    /** Locks by their identities, numbered as they come. */
    private final Map<Integer, Integer> lockNumbers = new HashMap<>();
    private final Set<Integer> unfolded = new HashSet<>();
    private boolean byEvents;
    private String filter = ""; //$NON-NLS-1$
    private int[] rows = {};
    private Set<Integer> marked = Set.of();
    private int place = Sequence.NONE;
    private String[] next = {};

    /** Folds the trace: not for the UI thread. */
    SequenceModel(ReplaySession session) {
        this.session = session;
        sequence = session.sequence();
        operations = session.operations();
        locks = new Locks(sequence, operations);
        words = new OperationWords(sequence, operations);
        locks.spans().between(0, sequence.size())
            .forEach(span -> lockNumbers.putIfAbsent(span.object(), lockNumbers.size()));
        show(false, ""); //$NON-NLS-1$
    }

    /** Chooses the rows: operations or events, those with a text in them, or about one target. */
    void show(boolean events, String text) {
        byEvents = events;
        filter = text;
        int[] chosen = new int[sequence.size()];
        int count = 0;
        for (int event = 0; event < chosen.length; event++) {
            if (isRow(event) && isWanted(event)) {
                chosen[count++] = event;
            }
        }
        rows = java.util.Arrays.copyOf(chosen, count);
    }

    private boolean isRow(int event) {
        return byEvents || isOperation(event) || unfolded.contains(operations.ofEvent(event));
    }

    private boolean isWanted(int event) {
        return filter.isBlank() || (filter.startsWith(TARGET) ? sequence.target(event).equals(filter.substring(1))
            : sequence.text(event).toLowerCase(Locale.ROOT).contains(filter.trim().toLowerCase(Locale.ROOT))
                || words.text(event).toLowerCase(Locale.ROOT).contains(filter.trim().toLowerCase(Locale.ROOT)));
    }

    /** True for the first event of an operation. */
    private boolean isOperation(int event) {
        return operations.firstEvent(operations.ofEvent(event)) == event;
    }

    /** True for the first event of an operation that has more of them, when operations are shown. */
    boolean canUnfold(int event) {
        return !byEvents && isOperation(event) && operations.lastEvent(operations.ofEvent(event)) > event;
    }

    boolean isUnfolded(int event) {
        return unfolded.contains(operations.ofEvent(event));
    }

    /** Shows the events of an operation, or hides them. */
    void unfold(int event, boolean open) {
        boolean changed = open ? unfolded.add(operations.ofEvent(event)) : unfolded.remove(operations.ofEvent(event));
        if (changed) {
            show(byEvents, filter);
        }
    }

    /** True for an event inside an operation that is unfolded. */
    boolean isInner(int event) {
        return byEvents || !isOperation(event);
    }

    String target(int event) {
        return isInner(event) ? sequence.target(event) : words.target(event);
    }

    String where(int event) {
        return isInner(event) ? sequence.where(event) : words.where(event);
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

    /** The row in which what begins with an event is seen first; with a filter the next one that is shown. */
    int firstRow(int event) {
        int row = row(event);
        return filter.isBlank() || row >= 0 && rows[row] == event ? row : row + 1;
    }

    /** The row at which the replay stands, or -1 when it has ended, or when the filter hides that row. */
    int hereRow() {
        int at = session.at();
        if (session.isEnded()) {
            return Sequence.NONE;
        }
        boolean isShown = filter.isBlank() || at < sequence.size() && isWanted(byEvents ? at
            : (int) operations.firstEvent(operations.ofEvent(at)));
        return isShown ? row(at) : Sequence.NONE;
    }

    Locks locks() {
        return locks;
    }

    /** The events that an explanation speaks of. */
    void mark(Set<Integer> events) {
        marked = Set.copyOf(events);
    }

    boolean isMarked(int event) {
        return marked.contains(event);
    }

    /** What a thread does next from where the replay stands, and for whom it waits; empty when it does nothing more. */
    String next(int column) {
        if (place != session.at()) {
            place = session.at();
            next = new String[threadCount()];
            for (int i = 0; i < next.length; i++) {
                next[i] = nextInWords(threadIndex(i));
            }
        }
        return next[column];
    }

    private String nextInWords(int thread) {
        int event = locks.nextOf(thread, place);
        int taken = locks.blocker(thread, place);
        if (event == Sequence.NONE) {
            String name = Pattern.quote(sequence.thread(thread));
            String told = found(name + WAITS_PLAINLY, session.inPlainWords());
            return told.isEmpty() ? TraceThread.namesIn(found('"' + name + WAITS, session.why())) : told;
        }
        if (sequence.trace().kind(event) == EventKind.THREAD_BEGIN && sequence.startOf(event) >= place) {
            return Messages.notStarted;
        }
        String next = NLS.bind(Messages.next, shortText(event));
        return taken == Sequence.NONE ? next
            : NLS.bind(Messages.held, next, sequence.thread(sequence.trace().thread(taken)));
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? matcher.group(1) : ""; //$NON-NLS-1$
    }

    /** The monitors that threads hold between two events. */
    List<LockSpans.Span> locks(int from, int to) {
        return locks.spans().between(from, to).stream().filter(span -> firstRow(span.from()) <= row(span.to()))
            .toList();
    }

    /** The number of a lock that a thread held: identities of different locks may have the same colour. */
    int lockNumber(LockSpans.Span held) {
        return lockNumbers.getOrDefault(held.object(), 0);
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

    /** What an event does to what, without the object's name, and with the value where it is known. */
    String shortText(int event) {
        String operation = isInner(event) ? sequence.operation(event) : words.operation(event);
        String named = member(event, target(event));
        String member = named.equals(operation) ? member(event, sequence.target(event)) : named;
        return operation + (member.isEmpty() ? "" : ' ' + member) + value(event); //$NON-NLS-1$
    }

    /** The field, or the element of its array, of a variable; names of threads are whole, whatever dots they have. */
    private String member(int event, String target) {
        if (sequence.isOfThread(event) && target.equals(sequence.target(event))) {
            return target;
        }
        int field = target.lastIndexOf('.');
        if (!target.endsWith("]")) { //$NON-NLS-1$
            return target.substring(field + 1);
        }
        String element = target.substring(target.lastIndexOf('['));
        return field < 0 ? element : target.substring(field + 1, target.lastIndexOf('#')) + element;
    }

    /** What an event is, with its thread, place and value. */
    String text(int event) {
        return (isInner(event) ? sequence.text(event) : words.text(event)) + value(event);
    }

    /** True for an access that has a value which is not known yet. */
    boolean isValueOpen(int event) {
        return sequence.trace().kind(event).isAccess() && (isInner(event) || !words.isCall(event))
            && value(event).isEmpty();
    }

    /** What is read inside a library is no value of the call into it. */
    private String value(int event) {
        if (!isInner(event) && words.isCall(event)) {
            return ""; //$NON-NLS-1$
        }
        String seen = session.values().of(event);
        String known = seen.isEmpty() ? sequence.value(event) : seen;
        return known.isEmpty() ? "" //$NON-NLS-1$
            : NLS.bind(sequence.trace().kind(event).isWrite() ? Messages.written : Messages.read, known);
    }
}
