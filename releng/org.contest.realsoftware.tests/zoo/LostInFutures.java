/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: 
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Stages of futures count on the threads of a pool. */
public class LostInFutures {

    private static int done;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Void> first = CompletableFuture.runAsync(LostInFutures::count, pool);
        CompletableFuture<Void> second = CompletableFuture.runAsync(LostInFutures::count, pool);
        CompletableFuture.allOf(first, second).join();
        pool.shutdown();
        Together.check(done == 2, done);
    }

    private static void count() {
        done = done + 1;
    }
}
