/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Races inside a library come before a lost update of the program's own code, which is what the user can mend. */
class OwnCodeFirstTest {

    private static final String LIBRARY = """
        public class Library {
            int calls;
            int last;

            public void call(int number) {
                calls++;
                last = number;
            }
        }
        """;

    private static final String PROGRAM = """
        public class Caller {
            static int sum;
            static final Library LIBRARY = new Library();
            static final Object LOCK = new Object();

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> add(1));
                other.start();
                add(2);
                other.join();
                if (sum != 3) {
                    throw new IllegalStateException("sum is " + sum);
                }
            }

            private static void add(int number) {
                LIBRARY.call(number);
                int before;
                synchronized (LOCK) {
                    before = sum;
                }
                synchronized (LOCK) {
                    sum = before + number;
                }
            }
        }
        """;

    private static final String SLEEPER = """
        public class Sleeper extends Thread {
            public volatile int turns;

            @Override
            public void run() {
                for (int i = 0; i < 100; i++) {
                    turns++;
                    if (i % 10 == 0) {
                        nap();
                    }
                }
            }

            public static void nap() {
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    private static final String FAILS = """
        public class Fails {
            public static void main(String[] args) throws Exception {
                Sleeper sleeper = new Sleeper();
                sleeper.start();
                while (sleeper.turns < 90) {
                    if (args.length > 0) {
                        Sleeper.nap();
                    }
                }
                sleeper.join();
                throw new IllegalStateException("always");
            }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void the_first_led_run_is_for_own_code_and_own_code_is_listed_first() throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Path library = Sources.library(folder, "Library", LIBRARY, "");
        Sources.compile(folder, "Caller", PROGRAM, classes, "-cp", library.toString());
        ProgramSpec program = Programs.of(List.of(classes, library), "Caller", List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.CONFIRM, "true")
            .with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), program.withWorkingDirectory(folder), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            List<FindingRow> findings = campaign.findings().stream().filter(FindingRow::counts).toList();
            assertEquals(FindingKind.ATOMICITY_VIOLATION, findings.get(0).finding().kind());
            assertTrue(findings.get(0).finding().own());
            assertTrue(findings.get(0).id() > 1, "the library's was found before");
            List<FindingRow> others = findings.subList(1, findings.size());
            assertTrue(others.stream().noneMatch(row -> row.finding().own()), findings.toString());
            assertEquals(Set.of("Library.calls", "Library.last"),
                others.stream().map(row -> row.finding().variable()).collect(Collectors.toSet()));
            assertEquals(2, campaign.failures().get(0).firstRun());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_failure_tells_of_a_sleep_inside_a_library_only_where_its_own_thread_slept(boolean sleeps)
        throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Path library = Sources.library(folder, "Sleeper", SLEEPER, "");
        Sources.compile(folder, "Fails", FAILS, classes, "-cp", library.toString());
        ProgramSpec program =
            Programs.of(List.of(classes, library), "Fails", sleeps ? List.of("yes") : List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), program.withWorkingDirectory(folder), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            String message = campaign.failures().get(0).message();
            assertEquals(sleeps, message.contains("Before, a sleep of 1 ms of 0 \"main\""), message);
            assertFalse(message.contains("Thread-0"), message);
        }
    }
}
