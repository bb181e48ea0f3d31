/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.OperationWords;
import org.contest.analysis.sequence.Sequence;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.protocol.EventKind;
import org.contest.protocol.Places;
import org.contest.protocol.trace.TraceThread;
import org.jspecify.annotations.Nullable;

/**
 * Why a recorded run failed: which accesses met, who held and awaited what, which context switches came last, and
 * without which of them the run passes.
 */
public final class Explanation {

    /**
     * A sentence of it.
     *
     * @param text in which events are named as {@code event N}
     * @param events that it speaks of, most telling first
     */
    public record Sentence(String text, List<Integer> events) {

        /** Copies the list. */
        public Sentence {
            events = List.copyOf(events);
        }
    }

    private static final int MEETINGS = 4;
    private static final int LOOKED_AT = 400;
    private static final int SWITCHES = 3;

    private final Path trace;
    private final Place place;
    private final Sequence sequence;
    private final int failed;
    private final String said;
    private final Operations operations;
    private final OperationWords words;
    private final Locks locks;

    /**
     * Of a run.
     *
     * @param place where its program is now
     * @param failed place where it failed; the end of the trace where threads wait for ever
     * @param said what a replay said of the threads that wait; may be empty
     */
    public Explanation(Path trace, Place place, Sequence sequence, Operations operations, int failed, String said) {
        this.said = said;
        this.trace = trace;
        this.place = place;
        this.sequence = sequence;
        this.failed = failed;
        this.operations = operations;
        words = new OperationWords(sequence, operations);
        locks = new Locks(sequence, operations);
    }

    /** What the trace tells; nothing is run. */
    public List<Sentence> told() {
        List<Sentence> told = new ArrayList<>();
        if (failed >= sequence.size()) {
            sequence.trace().threads().forEach(thread -> stuck(thread, told));
        }
        meetings(told);
        switches(told);
        return told;
    }

    // ---- who waits

    private void stuck(TraceThread thread, List<Sentence> told) {
        int last = sequence.previous(failed, sequence.ofThread(thread.index()));
        if (last == Sequence.NONE || sequence.event(last).kind() == EventKind.THREAD_END) {
            return;
        }
        String name = sequence.thread(thread.index());
        List<Integer> events = new ArrayList<>(List.of(last));
        StringBuilder text = new StringBuilder(name);
        String waits = waits(name);
        if (sequence.event(last).kind() == EventKind.WAIT) {
            text.append(" waits on ").append(words.target(last)).append(" since event ").append(last)
                .append(", and nobody wakes it").append(lastSignal(last, events));
        } else if (waits != null) {
            text.append(' ').append(waits);
        } else {
            text.append(" goes no further than event ").append(last).append(" (").append(words.act(last)).append(')');
        }
        for (int taken : locks.takenBy(thread.index(), failed)) {
            text.append("; it holds ").append(words.target(taken)).append(" since event ").append(taken);
            events.add(taken);
        }
        told.add(new Sentence(text.append('.').toString(), events));
    }

    /** For what a thread waits, of whom, in the words of the replay. */
    private @Nullable String waits(String name) {
        Matcher waits = Pattern.compile('"' + Pattern.quote(name) + "\" (waits for .*? at \\S+\\))").matcher(said);
        return waits.find() ? Places.lambdasInWords(TraceThread.namesIn(waits.group(1))) : null;
    }

    private String lastSignal(int wait, List<Integer> events) {
        int signal = sequence.previous(failed, i -> sequence.trace().object(i) == sequence.trace().object(wait)
            && (sequence.trace().kind(i) == EventKind.NOTIFY || sequence.trace().kind(i) == EventKind.NOTIFY_ALL));
        if (signal == Sequence.NONE) {
            return ": no thread has notified it";
        }
        events.add(signal);
        return ": the last signal was event " + signal + " of " + sequence.thread(sequence.trace().thread(signal))
            + (signal < wait ? ", before it waited" : "");
    }

    // ---- what met

    /** The conflicting accesses of different threads that came last, each variable once. */
    private void meetings(List<Sentence> told) {
        List<String> variables = new ArrayList<>();
        int last = Math.min(failed, sequence.size() - 1);
        for (int i = last; i > Math.max(-1, last - LOOKED_AT) && variables.size() < MEETINGS; i--) {
            int met = sequence.meets(i);
            if (met != Sequence.NONE && !variables.contains(sequence.target(i))) {
                variables.add(sequence.target(i));
                told.add(new Sentence("Event " + i + " (" + thread(i) + ": " + words.act(i) + ") met event " + met
                    + " (" + thread(met) + ": " + words.act(met) + ").", List.of(i, met)));
            }
        }
    }

    // ---- who went on

    private void switches(List<Sentence> told) {
        int event = failed;
        for (int i = 0; i < SWITCHES && event != Sequence.NONE; i++) {
            event = sequence.previous(event, sequence::isSwitch);
            if (event != Sequence.NONE) {
                told.add(new Sentence("Context switch before event " + event + ": from " + thread(event - 1) + " ("
                    + act(event - 1) + ") to " + thread(event) + " (" + act(event) + ").",
                    List.of(event, event - 1)));
            }
        }
    }

    private String act(int event) {
        return switch (sequence.event(event).kind()) {
        case THREAD_BEGIN -> "its beginning";
        case THREAD_END -> "its end";
        default -> words.act(event);
        };
    }

    private String thread(int event) {
        return sequence.thread(sequence.trace().thread(event));
    }

    /** The context switch without which the run passes, and after which none helps: found by runs, in seconds. */
    public Sentence decided(Cancellation cancellation) {
        List<Integer> switches = new ArrayList<>();
        for (int i = 1; i < Math.min(failed + 1, sequence.size()); i++) {
            if (sequence.isSwitch(i) && operations.firstEvent(operations.ofEvent(i)) == i) {
                switches.add(i);
            }
        }
        OtherOrders orders = new OtherOrders(trace, place, sequence, locks);
        if (switches.isEmpty() || !orders.passesWithoutSwitch(switches.get(0), cancellation)) {
            return new Sentence("The run fails also when no other thread goes on between: no order was found that is "
                + "good.", List.of());
        }
        int passes = 0;
        int fails = switches.size();
        while (fails - passes > 1 && !cancellation.isCancelled()) {
            int middle = (passes + fails) / 2;
            if (orders.passesWithoutSwitch(switches.get(middle), cancellation)) {
                passes = middle;
            } else {
                fails = middle;
            }
        }
        return decided(switches.get(passes), fails < switches.size() ? switches.get(fails) : Sequence.NONE);
    }

    private Sentence decided(int event, int next) {
        return new Sentence("It was decided before event " + event + ": when "
            + thread(event - 1) + " goes on there, and " + thread(event) + " later, the run passes (tried)"
            + (next == Sequence.NONE ? "."
                : "; to leave out the next switch, before event " + next + ", does not help."),
            List.of(event, event - 1));
    }
}
