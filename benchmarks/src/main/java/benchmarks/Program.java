/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One JVM, run to its end: the iterations that warmed up, and the milliseconds of those that were measured. */
record Program(double wallMillis, int warmup, List<Double> iterations) {

    private static final int LIMIT_SECONDS = 300;

    /**
     * Runs {@code java arguments} on this JVM's class path.
     *
     * @throws IOException with the output when it fails or takes longer than five minutes
     */
    static Program run(List<String> jvmArguments, List<String> mainAndArguments) throws IOException,
        InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.addAll(mainAndArguments);
        Path output = java.nio.file.Files.createTempFile("contest-bench", ".txt");
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile())
            .start();
        boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        double wall = (System.nanoTime() - begin) / 1e6;
        process.destroyForcibly();
        String text = java.nio.file.Files.readString(output);
        java.nio.file.Files.delete(output);
        if (!ended || process.exitValue() != 0) {
            throw new IOException(String.join(" ", command) + (ended ? " failed:\n" : " took too long:\n") + text);
        }
        int warmup = text.lines().filter(line -> line.startsWith("WARMUP "))
            .mapToInt(line -> Integer.parseInt(line.substring(7))).sum();
        return new Program(wall, warmup, text.lines().filter(line -> line.startsWith("ITERATION "))
            .map(line -> Double.valueOf(line.substring(10))).toList());
    }
}
