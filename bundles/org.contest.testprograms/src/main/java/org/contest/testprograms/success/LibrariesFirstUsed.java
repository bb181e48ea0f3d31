/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

import org.contest.testprograms.Threads;

/** Two threads use libraries of the JDK that initialize themselves when they are used first. */
public final class LibrariesFirstUsed {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int sum;

    private LibrariesFirstUsed() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, LibrariesFirstUsed::use);
        Threads.check(sum == 2, "sum is " + sum);
    }

    private static void use() throws Exception {
        StringWriter text = new StringWriter();
        new PrintWriter(text).printf("%05d", new Scanner(text.toString().isEmpty() ? "1 2" : "3").nextInt());
        List<Integer> numbers = new ArrayList<>(List.of(2, 1));
        numbers.sort((x, y) -> x - y);
        try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
            out.writeObject(numbers);
        }
        Threads.check(ChronoUnit.DAYS.getDuration().toHours() == 24, "no day");
        add(Integer.parseInt(text.toString()));
    }

    private static synchronized void add(int value) {
        sum += value;
    }
}
