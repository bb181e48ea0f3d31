/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.OperationWords;
import org.contest.analysis.sequence.Sequence;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.EngineException;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;
import org.jspecify.annotations.Nullable;

/**
 * A walk through a trace by commands, each answered in a line {@code event N of M: THREAD OPERATION TARGET at
 * Class.method(File.java:LINE)}. The place N is before event N happens; place M is the end. Steps go over operations of
 * the program's own code, or over single events, which may be inside a library.
 */
public final class TraceWalk {

    /** What can be said. */
    public static final String COMMANDS =
        "next, next event, next thread, next switch, back, back event, run N, fail, where, writer NAME, quit";

    private static final String END = "the trace ends";

    private final Sequence sequence;
    private final Operations operations;
    private final OperationWords words;
    private final FailingEvent failing;
    private int at;

    private TraceWalk(Sequence sequence, FailingEvent failing) {
        this.sequence = sequence;
        operations = Operations.of(sequence.trace(), sequence.sites());
        words = new OperationWords(sequence, operations);
        this.failing = failing;
    }

    /**
     * Begins at the first event.
     *
     * @param replay runs the trace again, for where the trace does not tell which thread failed; null when it did not
     *     fail
     * @throws EngineException with a plain sentence when the trace cannot be used
     */
    public static TraceWalk of(Path trace, Supplier<@Nullable Failure> replay) {
        RecordedRun recorded = RecordedRun.of(trace);
        Sequence sequence = sequence(recorded);
        return new TraceWalk(sequence, new FailingEvent(sequence, recorded.signatures(), replay));
    }

    /**
     * The sequence of a trace, of a campaign or alone.
     *
     * @throws EngineException with a plain sentence when the trace cannot be used
     */
    public static Sequence sequence(Path trace) {
        return sequence(RecordedRun.of(trace));
    }

    private static Sequence sequence(RecordedRun recorded) {
        try {
            return new Sequence(Trace.read(recorded.trace()), sites(recorded));
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

    static SiteTable sites(RecordedRun recorded) throws IOException {
        boolean located = Files.exists(recorded.sites()) && Files.size(recorded.sites()) > 0;
        return located ? SiteTable.read(recorded.sites()) : new SiteTable();
    }

    /** Does what a command says, and answers it. */
    public List<String> answer(String command) {
        String[] words = command.trim().split("\\s+", 2);
        String rest = words.length > 1 ? words[1].trim() : "";
        return switch (words[0]) {
        case "next" -> next(rest);
        case "back" -> back(rest);
        case "run" -> run(rest);
        case "fail" -> fail();
        case "where" -> where();
        case "writer" -> writer(rest);
        default -> List.of("There is no command \"" + command.trim() + "\"; there are " + COMMANDS + '.');
        };
    }

    private List<String> next(String what) {
        if (at == sequence.size()) {
            return List.of("There is no event after the end of the trace, which is " + sequence.size() + '.');
        }
        return switch (what) {
        case "" -> goToOperation(end(sequence.next(at + 1, this::isOperation)));
        case "event" -> go(at + 1);
        case "thread" -> go(sequence.next(at + 1, sequence.ofThread(sequence.event(at).thread())),
            "Thread " + sequence.thread(sequence.event(at).thread()) + " does nothing more in this trace.");
        case "switch" -> go(sequence.next(at + 1, sequence::isSwitch), "No other thread goes on from here.");
        default ->
            List.of("There is no next \"" + what + "\"; there are next, next event, next thread and next switch.");
        };
    }

    private List<String> back(String what) {
        if (at == 0) {
            return List.of("There is no event before event 0.");
        }
        return switch (what) {
        case "" -> goToOperation(Math.max(0, sequence.previous(at, this::isOperation)));
        case "event" -> go(at - 1);
        default -> List.of("There is no back \"" + what + "\"; there are back and back event.");
        };
    }

    /** True for the first event of an operation of the program's own code. */
    private boolean isOperation(int event) {
        return operations.get(operations.ofEvent(event)).firstEvent() == event;
    }

    private int end(int event) {
        return event == Sequence.NONE ? sequence.size() : event;
    }

    private List<String> go(int event, String otherwise) {
        return event == Sequence.NONE ? List.of(otherwise) : go(event);
    }

    private List<String> go(int event) {
        at = event;
        return List.of(line(at));
    }

    private List<String> goToOperation(int event) {
        at = event;
        return List.of("event " + event + " of " + sequence.size() + ": "
            + (event < sequence.size() ? words.text(event) : END));
    }

    private String line(int event) {
        return "event " + event + " of " + sequence.size() + ": "
            + (event < sequence.size() ? sequence.text(event) : END);
    }

    private List<String> run(String number) {
        int event;
        try {
            event = Integer.parseInt(number);
        } catch (NumberFormatException e) {
            event = -1;
        }
        return event >= 0 && event <= sequence.size() ? go(event)
            : List.of("run needs the number of an event, from 0 to " + sequence.size() + '.');
    }

    private List<String> fail() {
        int event = failing.number();
        if (event == Sequence.NONE) {
            return List.of("The recorded run did not fail.");
        }
        at = event;
        return List.of(event < sequence.size() ? line(event)
            : "event " + event + " of " + sequence.size() + ": " + failing.signature());
    }

    private List<String> where() {
        List<String> lines = new ArrayList<>();
        lines.add(line(at));
        sequence.trace().threads().forEach(
            thread -> lines.add("  " + sequence.thread(thread.index()) + ": " + standing(thread)));
        return lines;
    }

    /** What a thread does next, or did last. */
    private String standing(TraceThread thread) {
        int next = sequence.next(at, sequence.ofThread(thread.index()));
        if (next != Sequence.NONE) {
            return "next " + line(next);
        }
        int last = sequence.previous(at, sequence.ofThread(thread.index()));
        return last == Sequence.NONE ? "never begins"
            : sequence.event(last).kind() == EventKind.THREAD_END ? "has ended" : "nothing more after " + line(last);
    }

    private List<String> writer(String variable) {
        if (variable.isEmpty()) {
            return List.of("writer needs the name of a variable, such as Account.balance or balance.");
        }
        int writer = sequence.writer(at, variable);
        return List.of(writer != Sequence.NONE ? line(writer)
            : "Nothing before event " + at + " has written a variable " + variable + '.');
    }
}
