/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Tests on threads of their own that share what they lock by the framework. */
@Execution(ExecutionMode.CONCURRENT)
class ResourceLockCase {

    private static final List<String> NAMES = new ArrayList<>();

    @Test
    @ResourceLock("names")
    void adds_one() {
        NAMES.add("one");
    }

    @Test
    @ResourceLock("names")
    void adds_two() {
        NAMES.add("two");
    }

    @AfterAll
    static void both_are_there() {
        Assertions.assertEquals(2, NAMES.size());
        NAMES.clear();
    }
}
