/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.CompareDialog;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Names as they are in large programs, in columns of the width that a small screen leaves. */
class LongNamesTest {

    private static final String CLASS = "ReservationOrchestrationServiceOfTheNorthernBranchesMain";
    private static final String MESSAGE = "expected 2 articles of number 4711 in the warehouse, ".repeat(2);
    private static final int NARROW = 160;

    private CampaignEntry campaign;

    @BeforeEach
    void make() throws Exception {
        campaign = MadeCampaigns.of(CLASS + "-1", 4, statement -> {
            statement.execute("INSERT INTO failures (id, kind, type, signature, message, thread, frames, timing_only, "
                + "count, first_run, trace, unconfirmed) VALUES (1, 'exception', 'some.Error', "
                + "'exception some.Error | x', '" + MESSAGE + "', 'main', 'some." + CLASS + ".run(" + CLASS
                + ".java:71)', 0, 1, 2, NULL, 0)");
            statement.execute("INSERT INTO run_failures VALUES (2, 1)");
        });
    }

    @AfterEach
    void delete() throws Exception {
        CampaignManager.ofWorkspace().delete(List.of(campaign)).join();
    }

    @Test
    void campaigns_of_one_program_can_be_told_apart() {
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(view, campaign);
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("the number is shown", () -> Ui.call(() -> {
            tree.getColumn(0).setWidth(NARROW); // again: the view may lay itself out meanwhile
            String name = tree.getSelection()[0].getText(0);
            return name.startsWith("Res") && name.contains("\u2026") && name.endsWith("-1");
        }));
    }

    @Test
    void the_line_of_a_failure_is_shown() {
        Views.perspective(ContestUi.PERSPECTIVE);
        IViewPart view = Views.show(ContestUi.FAILURE_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), new FailureNode(campaign, 1));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("class and line are shown", () -> {
            String line = Ui.call(() -> tree.getItemCount() == 0 ? "" : tree.getItem(0).getText(1));
            return line.startsWith("Res") && line.contains("\u2026") && line.endsWith(":71");
        });
    }

    @Test
    void the_numbers_of_compared_campaigns_are_in_sight() {
        Ui.start(() -> new CompareDialog(Views.page().getWorkbenchWindow().getShell(), campaign, campaign).open());
        Shell dialog = Ui.awaitShell("Compare Campaigns");
        Ui.run(() -> {
            Table table = Ui.all(dialog, Table.class, any -> true).get(0);
            int columns = Arrays.stream(table.getColumns()).mapToInt(TableColumn::getWidth).sum();
            assertTrue(columns <= table.getClientArea().width, columns + " in " + table.getClientArea().width);
            assertTrue(dialog.getSize().x < dialog.getMonitor().getClientArea().width * 0.8, "help has room beside it");
            assertTrue(table.getItem(2).getText(0).matches("Error: expected 2 .*\u2026"), table.getItem(2).getText(0));
        });
        Screenshots.screen("campaigns-compare-long");
        Ui.press(dialog, "Close");
    }
}
