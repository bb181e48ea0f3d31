/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A lost update of two tasks in two pools; which task is in which pool is for a file to say. */
public final class OtherWorkers {

    private static int balance;

    private OtherWorkers() {
    }

    /** Runs the program: its argument is the file. */
    public static void main(String[] args) throws Exception {
        int first = Files.exists(Path.of(args[0])) ? 1 : 0;
        ExecutorService[] pools = {Executors.newSingleThreadExecutor(), Executors.newSingleThreadExecutor()};
        for (ExecutorService pool : pools) {
            pool.submit(OtherWorkers::begin).get();
        }
        Future<?> deposit = pools[first].submit(OtherWorkers::deposit);
        Future<?> withdrawal = pools[1 - first].submit(OtherWorkers::withdraw);
        deposit.get();
        withdrawal.get();
        for (ExecutorService pool : pools) {
            pool.shutdown();
        }
        if (balance != 0) {
            throw new IllegalStateException("balance " + balance);
        }
    }

    private static void begin() {
        // the worker is there
    }

    private static void deposit() {
        int before = balance;
        balance = before + 10;
    }

    private static void withdraw() {
        int before = balance;
        balance = before - 10;
    }
}
