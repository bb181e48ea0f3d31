/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.contest.runtime.sites.OwnSites;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class CallStackTest {

    private static final int OWN = 70_000;
    private static final int LIBRARY = 70_010;

    private final CallStack calls = new CallStack();
    private final List<String> marks = new ArrayList<>();

    @BeforeAll
    static void ownCode() {
        OwnSites.add("app.Main", OWN, 5);
    }

    private void event(int site) {
        calls.tell(site, (call, depth, goesOn) -> marks.add(goesOn ? depth + " goes on" : depth + " " + call));
    }

    @Test
    void a_call_is_told_once_and_only_when_it_has_an_event_outside_own_code() {
        calls.calls(OWN);
        calls.calls(OWN + 1);
        event(OWN + 2);
        event(LIBRARY);
        event(LIBRARY);
        calls.calls(OWN + 1);
        event(LIBRARY);
        assertEquals(List.of("0 " + (OWN + 1), "0 " + (OWN + 1)), marks);
    }

    @Test
    void a_call_goes_on_after_a_callback() {
        calls.calls(OWN);
        event(LIBRARY);
        calls.calledBack();
        calls.calls(OWN + 1);
        event(LIBRARY);
        calls.returns();
        event(LIBRARY);
        calls.calledBack();
        event(LIBRARY);
        assertEquals(List.of("0 " + OWN, "1 " + (OWN + 1), "0 goes on", "1 -1"), marks);
    }

    @Test
    void a_thread_that_leaves_own_code_is_in_no_call() {
        event(LIBRARY);
        calls.calledBack();
        calls.calls(OWN);
        event(LIBRARY);
        calls.returns();
        event(LIBRARY);
        assertEquals(List.of("1 " + OWN, "0 -1"), marks);
    }

    @Test
    void callbacks_may_be_deep() {
        for (int depth = 0; depth < 100; depth++) {
            calls.calls(OWN);
            event(LIBRARY);
            calls.calledBack();
        }
        for (int depth = 99; depth >= 0; depth--) {
            calls.returns();
            event(LIBRARY);
        }
        calls.returns();
        assertEquals(199, marks.size());
        assertEquals("0 goes on", marks.get(198));
    }
}
