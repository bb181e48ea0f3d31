/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// libs: com.beust:jcommander:1.82
// libs: org.junit.platform:junit-platform-commons:1.7.2
// libs: org.junit.platform:junit-platform-engine:1.7.2
// libs: org.junit.platform:junit-platform-launcher:1.7.2
// libs: org.junit.support:testng-engine:1.0.5
// libs: org.opentest4j:opentest4j:1.2.0
// libs: org.slf4j:slf4j-api:2.0.16
// libs: org.testng:testng:7.10.2
import static org.testng.Assert.assertEquals;

import org.testng.annotations.Test;

/** A test whose calls TestNG makes in a pool of its own: two of them may lose an addition. */
public class TestNgRace {

    private static final int CALLS = 2;

    private int calls;

    @Test(threadPoolSize = CALLS, invocationCount = CALLS)
    public void everyCallCounts() {
        calls++;
    }

    @Test(dependsOnMethods = "everyCallCounts")
    public void sum() {
        assertEquals(calls, CALLS);
    }
}
