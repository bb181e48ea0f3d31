/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: dev.failsafe:failsafe:3.3.2
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.util.concurrent.atomic.AtomicInteger;

/** Calls are retried on a scheduler. */
public class FailsafeRetry {

    public static void main(String[] args) throws Exception {
        AtomicInteger calls = new AtomicInteger();
        int result = Failsafe.with(RetryPolicy.builder().withMaxRetries(3).build()).getAsync(() -> {
            if (calls.incrementAndGet() < 3) {
                throw new IllegalArgumentException();
            }
            return calls.get();
        }).get();
        Together.check(result == 3, result);
    }
}
