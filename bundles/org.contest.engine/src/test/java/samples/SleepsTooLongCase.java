/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A test that sleeps for longer than it may. */
class SleepsTooLongCase {

    @Test
    void a_sleep_takes_its_time() {
        assertThrows(AssertionError.class, () -> assertTimeout(Duration.ofMillis(1), () -> Thread.sleep(30)));
    }
}
