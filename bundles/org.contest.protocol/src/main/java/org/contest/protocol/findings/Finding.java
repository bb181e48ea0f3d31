/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.findings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongToIntFunction;
import org.contest.protocol.JdkNames;
import org.contest.protocol.Places;

/**
 * A suspicion with its evidence. No failure: nothing went wrong in the run that shows it.
 *
 * @param kind what it is
 * @param signature equal for the same finding in every run
 * @param message in a sentence
 * @param variable the variable or lock in question; empty where there is none
 * @param places what happened, in the order of the story; of a data race the two accesses
 * @param own true where the program's own code did all of it, itself or by calling the JDK; false inside libraries
 */
public record Finding(FindingKind kind, String signature, String message, String variable, List<Place> places,
    boolean own) {

    /** Copies the list. */
    public Finding {
        places = List.copyOf(places);
    }

    /**
     * One thing that a thread did.
     *
     * @param thread name of the thread
     * @param action what it did, such as {@code writes p.Account.balance}
     * @param event number of the event in the trace
     * @param operation number of the operation that the event is of; -1 when not known
     * @param frames where, top first: the program's line first where the event is inside the JDK; never empty
     * @param locks that the thread held
     * @param callers who called that, nearest first, in the program's own code; empty when not known
     */
    public record Place(String thread, String action, long event, int operation, List<Frame> frames,
        List<Held> locks, List<Frame> callers) {
        /** Copies the lists. */
        public Place {
            frames = List.copyOf(frames);
            locks = List.copyOf(locks);
            callers = List.copyOf(callers);
        }

        /** Of an operation that is not known. */
        public Place(String thread, String action, long event, List<Frame> frames, List<Held> locks) {
            this(thread, action, event, -1, frames, locks, List.of());
        }

        /** When it was, in words: {@code operation 12}, or {@code event 345} where no operation is known. */
        public String when() {
            return operation < 0 ? "event " + event : "operation " + operation;
        }

        /** The locks without those that the JDK took for itself, as a worker of a pool does. */
        public List<Held> ownLocks() {
            return locks.stream().filter(held -> !JdkNames.isOfJdk(held.taken().className())).toList();
        }

        /** {@link #ownLocks} in words, one line for those that read alike. */
        public List<String> ownLocksInWords() {
            return inWords(ownLocks());
        }

        /** All locks in words, one line for those that read alike: {@code a lock, taken at Cache.get:8 (2 locks)}. */
        public List<String> locksInWords() {
            return inWords(locks);
        }

        private static List<String> inWords(List<Held> held) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            held.forEach(lock -> counts.merge(lock.lock() + ", taken at " + lock.taken().inWords(), 1, Integer::sum));
            return counts.entrySet().stream()
                .map(line -> line.getKey() + (line.getValue() > 1 ? " (" + line.getValue() + " locks)" : "")).toList();
        }

        /** The stack in the program's own code, top first. */
        public List<Frame> stack() {
            return calledFrom(frames.subList(0, 1));
        }

        /** The same, with what is inside the JDK. */
        public List<Frame> stackWithInside() {
            return calledFrom(frames);
        }

        private List<Frame> calledFrom(List<Frame> top) {
            List<Frame> stack = new ArrayList<>(top);
            stack.addAll(callers);
            return stack;
        }

        private Place in(int number) {
            return new Place(thread, action, event, number, frames, locks, callers);
        }
    }

    /** The same, with the operation of each event. */
    public Finding inOperations(LongToIntFunction ofEvent) {
        return new Finding(kind, signature, message, variable,
            places.stream().map(place -> place.in(ofEvent.applyAsInt(place.event()))).toList(), own);
    }

    /** A copy of the finding with another signature and message. */
    public Finding told(String otherSignature, String otherMessage) {
        return new Finding(kind, otherSignature, otherMessage, variable, places, own);
    }

    /**
     * A line of source.
     *
     * @param className binary name with dots
     * @param method name without descriptor
     * @param line or -1 where the class has none
     */
    public record Frame(String className, String method, int line) {

        /** As in a stack trace, without the file: {@code p.Account.deposit:42}. */
        public String text() {
            return className + '.' + method + (line >= 0 ? ":" + line : "");
        }

        /** For the user: a lambda is told by its method. */
        public String inWords() {
            return Places.text(className, method, line);
        }

        /** The reverse of {@link #text}. */
        public static Frame parse(String text) {
            int colon = text.lastIndexOf(':');
            String method = colon < 0 ? text : text.substring(0, colon);
            int dot = method.lastIndexOf('.');
            return new Frame(method.substring(0, Math.max(0, dot)), method.substring(dot + 1),
                colon < 0 ? -1 : Integer.parseInt(text.substring(colon + 1)));
        }
    }

    /**
     * A lock that is held.
     *
     * @param lock what it is called, as {@code the monitor of Cache.pool}
     * @param taken where it was taken
     */
    public record Held(String lock, Frame taken) {
    }
}
