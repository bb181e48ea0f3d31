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

import java.util.concurrent.atomic.AtomicInteger;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** Correct tests that TestNG runs in its own pools: what comes before and after them is ordered by TestNG alone. */
public class TestNgPools {

    private static final int CALLS = 6;

    private final int[] seen = new int[CALLS];
    private final AtomicInteger next = new AtomicInteger();
    private int prepared;
    private int sum;

    @BeforeClass
    public void prepare() {
        prepared = 1;
    }

    @Test(threadPoolSize = 3, invocationCount = CALLS)
    public void inPool() {
        seen[next.getAndIncrement()] = prepared;
    }

    @DataProvider(name = "numbers", parallel = true)
    public Object[][] numbers() {
        prepared = 2;
        return new Object[][] {{1}, {2}, {3}};
    }

    @Test(dataProvider = "numbers", dependsOnMethods = "inPool")
    public void addition(int number) {
        assertEquals(prepared, 2);
        synchronized (this) {
            sum += number;
        }
    }

    @AfterClass
    public void check() {
        assertEquals(sum, 6);
        for (int one : seen) {
            assertEquals(one, 1);
        }
    }
}
