/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.Locale;
import org.contest.analysis.operations.Operations;

/**
 * What the program itself does at an event, in words: an event inside a library is told as the call that it is part of,
 * at the line of the call.
 */
public final class OperationWords {

    private static final String CONSTRUCTOR = ".<init>";

    private final Sequence sequence;
    private final Operations operations;

    /** Of a sequence and its operations. */
    public OperationWords(Sequence sequence, Operations operations) {
        this.sequence = sequence;
        this.operations = operations;
    }

    private int call(int event) {
        int operation = operations.ofEvent(event);
        return operations.isCall(operation) && operations.site(operation) >= 0 ? operation : Sequence.NONE;
    }

    /** True for an event that a call into a library stands for. */
    public boolean isCall(int event) {
        return call(event) != Sequence.NONE;
    }

    /** The operation of an event, in a word. */
    public String operation(int event) {
        int call = call(event);
        return call == Sequence.NONE ? sequence.operation(event)
            : operations.kind(call).name().toLowerCase(Locale.ROOT);
    }

    /** The object or variable of an event; empty where there is none. */
    public String target(int event) {
        int call = call(event);
        if (call == Sequence.NONE) {
            return sequence.target(event);
        }
        String target = operations.get(call).target();
        int method = target.lastIndexOf('.');
        String type = ObjectNames.simple(target.substring(0, Math.max(0, method)));
        return target.endsWith(CONSTRUCTOR) ? type : type + target.substring(Math.max(0, method));
    }

    /** Where an event is in the program's own source, as {@code Class.method(File.java:LINE)}. */
    public String where(int event) {
        int call = call(event);
        return call == Sequence.NONE ? sequence.where(event)
            : Sequence.where(sequence.sites().site(operations.site(call)));
    }

    /** What an event is: {@code THREAD OPERATION TARGET at Class.method(File.java:LINE)}. */
    public String text(int event) {
        return sequence.thread(sequence.trace().thread(event)) + ' ' + act(event);
    }

    /** What an event is, without its thread. */
    public String act(int event) {
        return isCall(event) ? Sequence.act(operation(event), target(event), " at " + where(event))
            : sequence.act(event);
    }
}
