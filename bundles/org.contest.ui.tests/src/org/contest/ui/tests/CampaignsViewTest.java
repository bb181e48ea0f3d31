/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignComparison;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.campaigns.CampaignFolders;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.CallSites;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.CompareDialog;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.internal.ReportBrowser;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.Test;

/** The view ConTest Campaigns on campaigns that another program, as the command line, has made meanwhile. */
class CampaignsViewTest {

    private static final int RUNS = 1200;
    private static final int EVERY = 4;
    private static final Failure LOST = failure("lost update of Account.balance");
    private static final Failure LATE = failure("read before write");

    @Test
    void what_is_shown_is_what_the_database_says() throws Exception {
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        CampaignEntry first = made("made-first");
        CampaignEntry second = made("made-second");
        Views.selectListed(view, first);
        Eventually.holds("300 of 1,200 runs failed, with two failures each",
            () -> row(view, first).equals("1,200 25.0 %"));
        Eventually.holds("all runs are listed", () -> Ui.call(() -> runs(view).getItemCount() == RUNS));
        Ui.run(() -> runs(view).setTopIndex(RUNS - 1));
        Eventually.holds("the last run is read from the database",
            () -> Ui.call(() -> runs(view).getItem(RUNS - 1).getText(0).equals("1,200")));
        for (FailureRow failure : first.snapshot().failures()) {
            Views.select(view, new FailureNode(first, failure.id()));
            Eventually.holds("each failure has its runs",
                () -> Ui.call(() -> runs(view).getItemCount() == RUNS / EVERY
                    && runs(view).getItem(0).getText(0).equals("4")));
        }
        Screenshots.screen("campaigns-runs");
        enter(view);
        compare(view, first, second);
        exportAndImport(view, first);
        selectAll(view);
        delete(view, first, second);
    }

    @Test
    void the_number_of_a_deleted_campaign_is_not_given_to_a_younger_one() throws Exception {
        Path third = ContestTools.workspaceCampaigns().resolve("numbers-3" + ContestTools.CAMPAIGN_SUFFIX);
        Files.createDirectories(third);
        try {
            assertEquals("numbers-4" + ContestTools.CAMPAIGN_SUFFIX,
                String.valueOf(CampaignFolders.next(null, "numbers").getFileName()));
        } finally {
            Files.delete(third);
        }
    }

    private static void compare(IViewPart view, CampaignEntry first, CampaignEntry second) {
        assertTrue(CampaignComparison.of(first, second, FailureTitle::brief).stream()
            .anyMatch(row -> row.left().equals("300 (25.0 %)") && !row.beyondChance()));
        select(view, first, new FailureNode(first, first.snapshot().failures().get(0).id()), second);
        Ui.start(() -> Ui.choose(tree(view), "Compare..."));
        Shell dialog = Ui.awaitShell("Compare Campaigns");
        Table table = Ui.call(() -> Ui.all(dialog, Table.class, any -> true).get(0));
        Ui.run(() -> assertUncut(table));
        assertEquals(List.of("made-first", "made-second"), Ui.call(() -> List.of(table.getColumn(1).getText(),
            table.getColumn(2).getText())), "the older one is on the left");
        Screenshots.screen("campaigns-compare");
        Ui.press(dialog, "Close");
    }

    /** One failure in 400 runs that is not there in 400 others need not be gone; 40 are. */
    @Test
    void a_comparison_marks_what_differs_by_more_than_chance() throws Exception {
        CampaignEntry before = MadeCampaigns.of("before", 400, statement -> {
            fail(statement, 1, "common", 40);
            fail(statement, 2, "rare", 1);
            cover(statement, 1, "ConcurPairs", 100, 4);
            cover(statement, 2, "Sync", 20, 0);
        });
        CampaignEntry after = MadeCampaigns.of("after", 390, statement -> {
            cover(statement, 1, "ConcurPairs", 90, 6);
            cover(statement, 2, "Sync", 12, 0);
        });
        Map<String, Boolean> marked = CampaignComparison.of(before, after, FailureRow::message).stream()
            .collect(Collectors.toMap(CampaignComparison.Row::what, CampaignComparison.Row::beyondChance));
        assertEquals(Map.of("Runs", false, "Failing runs", true, "common", true, "rare", false, "ConcurPairs covered",
            false, "Sync covered", true), marked);
        Ui.start(() -> new CompareDialog(Views.page().getWorkbenchWindow().getShell(), before, after).open());
        Shell dialog = Ui.awaitShell("Compare Campaigns");
        Screenshots.screen("campaigns-compare-marked");
        Ui.run(() -> assertUncut(Ui.all(dialog, Table.class, any -> true).get(0)));
        Ui.press(dialog, "Close");
        CampaignManager.ofWorkspace().delete(List.of(before, after)).join();
    }

    /** The first runs fail so. */
    private static void fail(Statement statement, int id, String message, int runs) throws SQLException {
        String signature = "exception some.Error | " + message;
        statement.execute("INSERT INTO failures (id, kind, type, signature, message, thread, frames, timing_only, "
            + "count, first_run, trace, unconfirmed) VALUES (" + id + ", 'exception', 'some.Error', '" + signature
            + "', '" + message + "', 'main', 'some.Main.run(Main.java:9)', 0, " + runs + ", 1, NULL, 0)");
        statement.execute(MadeCampaigns.numbers(1, runs) + "run_failures SELECT i, " + id + " FROM n");
    }

    /** Tasks of a metric, some of them in one run alone. */
    private static void cover(Statement statement, int metric, String name, int tasks, int once) throws SQLException {
        statement.execute("INSERT INTO metrics (id, name) VALUES (" + metric + ", '" + name + "')");
        statement.execute("INSERT OR IGNORE INTO task_locations "
            + "VALUES (1, 'some.Main', 'run()V', 1, 'read', 'some.Main.x')");
        statement.execute(MadeCampaigns.numbers(1, tasks) + "tasks SELECT (" + metric + " << 32) | i, " + metric
            + ", 1, 1, 0, 0, 0, 0, 0, 0, 3, CASE WHEN i <= " + once + " THEN 1 ELSE 9 END FROM n");
    }

    /** By a double-click, or the key. */
    private static void enter(IViewPart view) {
        Ui.run(() -> {
            Event enter = new Event();
            enter.item = tree(view).getSelection()[0];
            tree(view).notifyListeners(SWT.DefaultSelection, enter);
        });
        assertEquals(ContestUi.FAILURE_VIEW, Ui.call(() -> Views.page().getActivePart().getSite().getId()));
        Views.show(ContestUi.CAMPAIGNS_VIEW);
    }

    /** What is compared is told in full in the first column. */
    private static void assertUncut(Table table) {
        for (TableItem item : table.getItems()) {
            GC gc = new GC(table);
            gc.setFont(item.getFont());
            int wide = gc.textExtent(item.getText(0)).x;
            gc.dispose();
            assertTrue(wide < table.getColumn(0).getWidth(), item.getText(0));
        }
    }

    /** What has no suffix is not offered for import, and no double-click opens it. */
    @Test
    void an_exported_file_has_the_suffix_of_campaigns() {
        assertEquals(Path.of("folder", "mine.v2.contest"), CampaignFiles.named("folder/mine.v2"));
        assertEquals(Path.of("mine.contest"), CampaignFiles.named("mine.contest"));
        assertEquals(Path.of("mine.zip"), CampaignFiles.named("mine.zip"));
    }

    @Test
    void a_report_without_a_browser_says_where_it_is() {
        Path report = Path.of("some folder", "report.html").toAbsolutePath();
        IStatus told = assertThrows(CoreException.class, () -> ReportBrowser.launch(report, address -> false))
            .getStatus();
        assertEquals(ContestStatus.NO_BROWSER.code(), told.getCode());
        assertTrue(told.getMessage().contains(report.toString()), told.getMessage());
        assertDoesNotThrow(
            () -> ReportBrowser.launch(report, address -> address.endsWith("/some%20folder/report.html")));
    }

    private static void exportAndImport(IViewPart view, CampaignEntry campaign) throws Exception {
        Path zip = Files.createTempDirectory("export").resolve("shared.contest.zip");
        CampaignFiles.export(campaign, zip).join();
        CampaignFiles.importFrom(zip).join();
        CampaignEntry imported = named("shared-1");
        assertEquals(RUNS, imported.snapshot().runCount());
        assertEquals(2, imported.snapshot().failures().size());
        Eventually.holds("it is selected", () -> selected(view).equals(List.of(imported)));
        CampaignManager.ofWorkspace().delete(List.of(imported)).join();
    }

    /** The rows of failures that are selected too keep no campaign from being deleted. */
    private static void selectAll(IViewPart view) throws Exception {
        Views.show(ContestUi.CAMPAIGNS_VIEW);
        Ui.run(() -> tree(view).setFocus());
        Ui.run(() -> PlatformUI.getWorkbench().getService(IHandlerService.class)
            .executeCommand("org.eclipse.ui.edit.selectAll", null));
        assertTrue(selected(view).stream().anyMatch(FailureNode.class::isInstance));
        Ui.start(() -> Ui.choose(tree(view), "Delete..."));
        Ui.press(Ui.awaitShell("Delete Campaign"), "Cancel");
    }

    private static List<?> selected(IViewPart view) {
        return Ui.call(() -> ((IStructuredSelection) view.getSite().getSelectionProvider().getSelection()).toList());
    }

    private static void delete(IViewPart view, CampaignEntry first, CampaignEntry second) {
        select(view, first, second);
        Ui.start(() -> Ui.choose(tree(view), "Delete..."));
        Shell question = Ui.awaitShell("Delete Campaign");
        Screenshots.screen("campaigns-delete");
        Ui.press(question, "Delete");
        Eventually.holds("both are gone", () -> !Files.exists(first.directory()) && !Files.exists(second.directory())
            && !CampaignManager.ofWorkspace().entries().contains(first)
            && !CampaignManager.ofWorkspace().entries().contains(second));
        assertFalse(Files.exists(first.directory()));
        Eventually.holds("what is left of the others is selected",
            () -> CampaignManager.ofWorkspace().entries().isEmpty() || !selected(view).isEmpty());
    }

    private static void select(IViewPart view, Object... elements) {
        Ui.run(() -> view.getSite().getSelectionProvider().setSelection(new StructuredSelection(elements)));
    }

    /** A campaign as the command line leaves it: every fourth run failed twice. The view finds it by itself. */
    private static CampaignEntry made(String name) throws Exception {
        Path directory = ContestTools.workspaceCampaigns().resolve(name + ContestTools.CAMPAIGN_SUFFIX);
        Files.createDirectories(directory);
        ProgramSpec program = ProgramSpec.of(List.of(directory), "some.Main", List.of());
        try (CampaignStore store = CampaignStore.create(directory, 1, "2026-01-01T00:00:00Z", 1, program,
            CampaignOptions.defaults())) {
            for (int number = 1; number <= RUNS; number++) {
                List<Failure> failures = number % EVERY == 0 ? List.of(LOST, LATE) : List.of();
                store.add(
                    new StoredRun(number, "random", "", number, 0.01, number * 0.01, 100, 9, 2, number, "controlled",
                        failures, List.of(), null, null, List.of()),
                    new RunResult.Health(1, 0, List.of(), CallSites.NONE));
            }
            store.putStopped("all " + RUNS + " runs are done");
        }
        Eventually.holds(name + " is found", () -> CampaignManager.ofWorkspace().entries().stream()
            .anyMatch(entry -> entry.name().equals(name) && entry.snapshot().runCount() == RUNS));
        return named(name);
    }

    private static CampaignEntry named(String name) {
        return CampaignManager.ofWorkspace().entries().stream().filter(entry -> entry.name().equals(name)).findFirst()
            .orElseThrow();
    }

    private static Failure failure(String message) {
        return new Failure(FailureKind.ASSERTION, message, message, "main",
            List.of("some.Main.main(Main.java:" + message.length() + ")"), false);
    }

    private static String row(IViewPart view, CampaignEntry campaign) {
        return Ui.call(() -> {
            for (TreeItem item : tree(view).getItems()) {
                if (item.getText(0).equals(campaign.name())) {
                    return item.getText(1) + ' ' + item.getText(2);
                }
            }
            return "";
        });
    }

    private static Tree tree(IViewPart view) {
        return Ui.call(() -> Views.widget(view, Tree.class));
    }

    private static Table runs(IViewPart view) {
        return Ui.call(() -> Views.widget(view, Table.class));
    }
}
