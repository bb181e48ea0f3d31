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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.findings.Finding;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a library does after it has called own code is told where own code called the library. */
class PlacesAfterCallbacksTest {

    private static final String LIBRARY = """
        package library;

        import java.lang.reflect.InvocationTargetException;
        import java.util.concurrent.Callable;

        public class Library {
            public static int count;

            public static class Base {
                public Base(Runnable before) {
                    before.run();
                }
            }

            public static void call(Callable<?> own) throws Exception {
                try {
                    own.call();
                } catch (IllegalStateException e) {
                }
                count++;
            }

            public static void make(Class<?> own) throws Exception {
                try {
                    own.getDeclaredConstructor().newInstance();
                } catch (InvocationTargetException e) {
                }
                count++;
            }

            public static void invoke(Class<?> own, String method) throws Exception {
                try {
                    own.getDeclaredMethod(method).invoke(null);
                } catch (InvocationTargetException e) {
                }
                count++;
            }

            public static void load(String own) throws Exception {
                Class.forName(own);
                count++;
            }
        }
        """;

    private static final String PROGRAM = """
        import java.util.ArrayList;
        import java.util.List;
        import library.Library;

        public class Caller {
            public static class Order {
                List<String> lines = new ArrayList<>();

                public Order() {
                }
            }

            public static class Derived extends Library.Base {
                public Derived() {
                    super(new ArrayList<>()::clear);
                }
            }

            public static class Refused {
                public Refused() {
                    List<String> lines = new ArrayList<>();
                    if (lines.isEmpty()) {
                        throw new IllegalStateException("no lines");
                    }
                }
            }

            public static class Loaded {
                static List<String> lines = new ArrayList<>(List.of("one"));
                static int size = lines.hashCode();
            }

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> call(args[0]));
                other.start();
                call(args[0]);
                other.join();
            }

            private static void call(String how) {
                try {
                    switch (how) {
                    case "reference" -> Library.call(Order::new);
                    case "derived" -> Library.call(Derived::new);
                    case "refused" -> Library.call(Refused::new);
                    case "reflected" -> Library.make(Order.class);
                    case "method" -> Library.invoke(Caller.class, "list");
                    case "refusing method" -> Library.invoke(Caller.class, "refuse");
                    case "initializer" -> Library.load("Caller$Loaded");
                    default -> throw new IllegalArgumentException(how);
                    }
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }

            public static void list() {
                new ArrayList<>().clear();
            }

            public static void refuse() {
                new ArrayList<>().remove(0);
            }
        }
        """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"reference", "derived", "refused", "reflected", "method", "refusing method", "initializer"})
    void what_a_library_does_after_a_callback_is_of_its_call(String how) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Sources.compile(folder, "Library", LIBRARY, folder);
        Path library = Sources.jar(folder.resolve("library.jar"), "library/",
            List.of(folder.resolve("library/Library.class"), folder.resolve("library/Library$Base.class")));
        Sources.compile(folder, "Caller", PROGRAM, classes, "-cp", library.toString());
        ProgramSpec program = Programs.of(List.of(classes, library), "Caller", List.of(how));
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.STOP_ON, "never");
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), program.withWorkingDirectory(folder), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Finding race = campaign.findings().stream().map(FindingRow::finding)
                .filter(finding -> finding.variable().equals("library.Library.count")).findFirst().orElseThrow();
            String call = "Caller.call:" + PROGRAM.substring(0, PROGRAM.indexOf('"' + how)).lines().count();
            assertEquals(List.of(call, call),
                race.places().stream().map(place -> place.frames().get(0).text()).toList(), race.message());
        }
    }
}
