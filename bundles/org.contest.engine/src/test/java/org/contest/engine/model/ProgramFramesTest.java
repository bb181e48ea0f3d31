/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contest.protocol.findings.Finding.Frame;
import org.junit.jupiter.api.Test;

class ProgramFramesTest {

    private final ProgramFrames frames = new ProgramFrames(Set.of("p.Cart"), Set.of("p.Library", "q.Other"));

    /** In a class in which nothing happens that has a location, only its neighbours tell whose it is. */
    @Test
    void a_class_without_locations_belongs_to_its_package() {
        List<String> stack = List.of("p.Cart.add(Cart.java:4)", "p.Shop.checkout(Shop.java:7)",
            "q.Other.call(Other.java:1)", "q.Another.call(Another.java:2)", "p.Library.run(Library.java:3)",
            "java.lang.Thread.run(Thread.java:9)");
        assertEquals(List.of("p.Cart.add(Cart.java:4)", "p.Shop.checkout(Shop.java:7)",
            "java.lang.Thread.run(Thread.java:9) and 3 more inside libraries"), frames.shown(stack, 10));
        assertEquals(List.of(new Frame("p.Cart", "add", 4), new Frame("p.Shop", "checkout", 7)), frames.own(stack));
    }

    @Test
    void a_place_of_a_library_is_called_by_own_code_or_else_by_the_library() {
        List<String> loop = List.of("java.util.ArrayList.add(ArrayList.java:5)", "p.Library.put(Library.java:8)",
            "q.Other.call(Other.java:1)", "java.lang.Thread.run(Thread.java:9)");
        Frame place = new Frame("p.Library", "put", 8);
        assertEquals(List.of(new Frame("q.Other", "call", 1)), frames.callers(place, loop));
        assertEquals(List.of(new Frame("p.Cart", "add", 4)),
            frames.callers(place, Stream.concat(loop.stream(), Stream.of("p.Cart.add(Cart.java:4)")).toList()));
        assertEquals(List.of(), frames.callers(new Frame("p.Library", "put", 9), loop));
    }

    @Test
    void a_frame_may_have_no_line() {
        assertEquals(List.of(new Frame("p.Cart", "<init>", -1)), frames.own(List.of("p.Cart.<init>(Unknown Source)")));
    }
}
