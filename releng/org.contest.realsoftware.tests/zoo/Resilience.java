/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: io.github.resilience4j:resilience4j-circuitbreaker:2.2.0
// libs: io.github.resilience4j:resilience4j-core:2.2.0
// libs: org.slf4j:slf4j-api:2.0.16
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;

/** A circuit breaker opens after three failures. */
public class Resilience {

    public static void main(String[] args) throws Exception {
        CircuitBreaker breaker = CircuitBreaker.of("zoo",
            CircuitBreakerConfig.custom().slidingWindowSize(3).minimumNumberOfCalls(3).build());
        Together.run(3, i -> {
            try {
                breaker.executeRunnable(() -> {
                    throw new UnsupportedOperationException();
                });
            } catch (UnsupportedOperationException e) {
                return;
            }
        });
        Together.check(breaker.getState() == CircuitBreaker.State.OPEN, breaker.getState());
    }
}
