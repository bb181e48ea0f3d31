/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppressingAnnotationsTest {

    /** As a program would declare it. */
    @Retention(RetentionPolicy.CLASS)
    @interface SuppressFindings {
        String[] value() default {};
    }

    private static final String ACCOUNT = SuppressingAnnotationsTest.class.getName() + "$Account";
    private static final String LEDGER = SuppressingAnnotationsTest.class.getName() + "$Ledger";

    static class Account {
        @SuppressFindings("data-race")
        int balance;
        int limit;
        static final long BEFORE = 1L << 40;
        static final double RATE = 1.5;

        @SuppressFindings({"atomicity-violation", "potential-deadlock"})
        void deposit() {
            Runnable inside = () -> balance++;
            inside.run();
        }

        @Deprecated
        void audit() {
            limit++;
        }
    }

    @SuppressFindings
    static class Ledger {
        int entries;
    }

    @TempDir
    private Path folder;

    private String reason(FindingKind kind, String variable, String className, String method) {
        Path classes =
            Path.of(URI.create(Account.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        try (Suppressions suppressions = Suppressions.of(folder, List.of(classes))) {
            return suppressions.reason(new Finding(kind, "s", "m", variable,
                List.of(new Place("main", "reads", 3, List.of(new Frame(className, method, 12)), List.of())), true));
        }
    }

    @Test
    void a_field_is_left_alone_for_the_kinds_that_are_named() {
        assertEquals("@SuppressFindings on " + ACCOUNT + ".balance",
            reason(FindingKind.DATA_RACE, ACCOUNT + ".balance", ACCOUNT, "audit"));
        assertEquals("", reason(FindingKind.ATOMICITY_VIOLATION, ACCOUNT + ".balance", ACCOUNT, "audit"));
        assertEquals("", reason(FindingKind.DATA_RACE, ACCOUNT + ".limit", ACCOUNT, "audit"));
    }

    @Test
    void a_method_is_left_alone_with_its_lambdas() {
        for (String method : List.of("deposit", "lambda$deposit$0")) {
            assertEquals("@SuppressFindings on " + ACCOUNT + ".deposit",
                reason(FindingKind.POTENTIAL_DEADLOCK, "", ACCOUNT, method));
            assertEquals("", reason(FindingKind.DATA_RACE, "", ACCOUNT, method));
        }
    }

    @Test
    void a_class_is_left_alone_with_all_that_is_in_it() {
        for (FindingKind kind : FindingKind.values()) {
            assertEquals("@SuppressFindings on " + LEDGER, reason(kind, LEDGER + ".entries", ACCOUNT, "audit"));
            assertEquals("@SuppressFindings on " + LEDGER, reason(kind, "", LEDGER + "$1", "run"));
        }
    }

    @Test
    void a_class_that_is_not_there_suppresses_nothing() {
        assertEquals("", reason(FindingKind.DATA_RACE, "p.Gone.value", "p.Gone", "run"));
    }
}
