/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import static org.junit.Assert.assertEquals;

import org.junit.After;
import org.junit.Test;

/** A test of JUnit 4 in a thread of the framework, and what looks at its data afterwards in the main thread. */
public class AfterTimedJUnit4Case {

    private int sum;

    /** Adds in a thread of its own. */
    @Test(timeout = 5_000)
    public void adds() {
        sum++;
    }

    /** After the test, for which the framework waits. */
    @After
    public void is_added() {
        assertEquals(1, sum);
    }
}
