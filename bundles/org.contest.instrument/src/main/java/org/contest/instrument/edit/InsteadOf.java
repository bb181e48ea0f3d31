/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import org.contest.protocol.EventKind;

/**
 * A method of the JDK whose calls a hook takes the place of.
 *
 * @param owner internal name of its class
 * @param method its name and descriptor
 * @param since the first release of the JDK that has it
 * @param calls which calls
 * @param event what event a call is
 * @param hook what is called instead
 */
public record InsteadOf(String owner, String method, int since, Calls calls, EventKind event, HookMethod hook) {

    /** Which calls of a method. */
    public enum Calls {
        /** Each one. */
        VALUE,
        /** Calls that may come to an override. */
        DISPATCHED,
        /** Calls of the very method, as by {@code super}. */
        DIRECT
    }

    /** Reads a method in the form of the annotation. */
    static InsteadOf parse(String text, Calls calls, EventKind event, HookMethod hook) {
        int dot = text.indexOf('.');
        int space = text.indexOf(' ', dot);
        String method = text.substring(dot + 1, space < 0 ? text.length() : space);
        int since = space < 0 ? 0 : Integer.parseInt(text.substring(space + 1));
        return new InsteadOf(text.substring(0, dot), method, since, calls, event, hook);
    }
}
