/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.measures;

import java.util.stream.Stream;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Pictures of sessions at a race, a deadlock and a lost signal, to be looked at: does it explain the bug to someone who
 * has not written the program? The size is that of the display, the theme that of the workbench.
 */
class SessionPictures {

    private static final String RACE = """
        package shop;

        /** Sells seats, each of them once. */
        public class TicketOffice {
            private int seats = 1;
            private int sold;

            public static void main(String[] args) throws InterruptedException {
                TicketOffice office = new TicketOffice();
                Thread anna = new Thread(office::sell, "Anna");
                Thread ben = new Thread(office::sell, "Ben");
                anna.start();
                ben.start();
                anna.join();
                ben.join();
            }

            void sell() {
                if (seats > 0) {
                    sold++;
                    seats--;
                    if (seats < 0) {
                        throw new IllegalStateException("seats: " + seats);
                    }
                }
            }
        }
        """;
    private static final String DEADLOCK = """
        package shop;

        /** Moves money between accounts. */
        public class Transfers {
            private int balance = 100;

            public static void main(String[] args) throws InterruptedException {
                Transfers savings = new Transfers();
                Transfers wages = new Transfers();
                Thread rent = new Thread(() -> savings.moveTo(wages, 10), "rent");
                Thread refund = new Thread(() -> wages.moveTo(savings, 20), "refund");
                rent.start();
                refund.start();
                rent.join();
                refund.join();
            }

            void moveTo(Transfers other, int amount) {
                synchronized (this) {
                    balance -= amount;
                    synchronized (other) {
                        other.balance += amount;
                    }
                }
            }
        }
        """;
    private static final String SIGNAL = """
        package shop;

        /** Holds one letter at a time. */
        public class Mailbox {
            private String letter;

            public static void main(String[] args) throws InterruptedException {
                Mailbox box = new Mailbox();
                Thread reader = new Thread(box::read, "reader");
                Thread postman = new Thread(() -> box.put("hello"), "postman");
                reader.start();
                postman.start();
                reader.join();
                postman.join();
            }

            synchronized void put(String text) {
                letter = text;
                notify();
            }

            synchronized void read() {
                try {
                    wait();
                    System.out.println(letter);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
        """;

    @TestFactory
    Stream<DynamicTest> what_a_session_shows_at_a_failure() {
        return Stream.of(DynamicTest.dynamicTest("race", () -> pictures("race", "TicketOffice", RACE)),
            DynamicTest.dynamicTest("deadlock", () -> pictures("deadlock", "Transfers", DEADLOCK)),
            DynamicTest.dynamicTest("signal", () -> pictures("signal", "Mailbox", SIGNAL)));
    }

    private static void pictures(String name, String type, String source) throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program =
            DebuggedProgram.of("pictures-" + name, type, source.replace("package shop", "package tests"), 200);
        try (Walk walk = new Walk(program.replay())) {
            walk.forwards(6);
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Screenshots.screen("session-" + name + "-0-begun");
            walk.toFailure();
            Eventually.holds("the view tells of the failure", () -> Ui.call(view::sentence).startsWith("Failed"));
            Screenshots.screen("session-" + name + "-1-table");
            Ui.run(() -> view.showTab(1));
            Screenshots.screen("session-" + name + "-2-lanes");
            Ui.run(() -> view.showTab(2));
            Eventually.holds("the switch that decided it is told",
                () -> Ui.call(view::explanation).contains("It was decided before event ")
                    && !Ui.call(view::explanation).contains("Looking for"));
            Screenshots.screen("session-" + name + "-3-explanation");
            Ui.run(() -> view.showTab(0));
        }
    }
}
