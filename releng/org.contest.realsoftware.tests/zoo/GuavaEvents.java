/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.google.guava:guava:33.3.1-jre
// libs: com.google.guava:failureaccess:1.0.2
import com.google.common.eventbus.AllowConcurrentEvents;
import com.google.common.eventbus.AsyncEventBus;
import com.google.common.eventbus.Subscribe;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Subscribers of an asynchronous event bus get every event. */
public class GuavaEvents {

    public static class Counter {
        final AtomicInteger seen = new AtomicInteger();

        @Subscribe
        @AllowConcurrentEvents
        public void take(String event) {
            seen.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        AsyncEventBus bus = new AsyncEventBus(executor);
        Counter counter = new Counter();
        bus.register(counter);
        Together.run(2, i -> bus.post("event " + i));
        executor.shutdown();
        Together.check(executor.awaitTermination(1, TimeUnit.MINUTES) && counter.seen.get() == 2, counter.seen);
    }
}
