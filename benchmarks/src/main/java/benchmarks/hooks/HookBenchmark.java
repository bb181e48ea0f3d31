/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.hooks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** Nanoseconds of one operation. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class HookBenchmark {

    @Benchmark
    public int readField(Operations operations) {
        return operations.readField();
    }

    @Benchmark
    public void writeField(Operations operations) {
        operations.writeField(1);
    }

    @Benchmark
    public int readVolatile(Operations operations) {
        return operations.readVolatile();
    }

    @Benchmark
    public void writeVolatile(Operations operations) {
        operations.writeVolatile(1);
    }

    @Benchmark
    public int readArray(Operations operations) {
        return operations.readArray(1);
    }

    @Benchmark
    public int lockMonitor(Operations operations) {
        return operations.lockMonitor();
    }

    @Benchmark
    public int lockReentrantLock(Operations operations) {
        return operations.lockReentrantLock();
    }

    @Benchmark
    public long incrementAtomic(Operations operations) {
        return operations.incrementAtomic();
    }

    @Benchmark
    public Integer getFromMap(Operations operations) {
        return operations.getFromMap(1);
    }
}
