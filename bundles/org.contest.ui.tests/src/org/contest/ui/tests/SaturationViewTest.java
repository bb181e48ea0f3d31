/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.campaigns.CampaignState;
import org.contest.engine.Campaign;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.Colors;
import org.contest.ui.saturation.SaturationView;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.Range;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

/** The view Coverage Saturation on campaigns that were really run. */
class SaturationViewTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective"; //$NON-NLS-1$

    @Test
    void numbers_are_those_of_the_campaign_and_the_user_chooses_what_is_drawn() throws Exception {
        CampaignEntry before = Stressed.campaign("philosophers.DiningPhilosophers", 40); //$NON-NLS-1$
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40); //$NON-NLS-1$
        Views.perspective(JAVA);
        IViewPart view = Views.show(ContestUi.SATURATION_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Chart chart = Ui.call(() -> Views.widget(view, Chart.class));
        Eventually.holds("the campaign is shown", () -> Ui.call(() -> Views.widget(view, Label.class).getText())
            .startsWith(campaign.name() + ", "));
        Eventually.holds("two curves and the failures", () -> Ui.call(() -> series(chart)) == 3); //$NON-NLS-1$
        assertNumbers(campaign, Ui.call(() -> Views.widget(view, Table.class)));
        Screenshots.screen("saturation"); //$NON-NLS-1$
        assertTakesColor(chart);
        Ui.run(() -> assertChoicesInSight(Views.widget(view, Combo.class).getParent()));
        Ui.run(() -> assertRowsInSight(Views.widget(view, Table.class)));
        Ui.run(() -> assertRowsInSightWhenLow(view));
        choose(view, 2, "With " + before.name()); //$NON-NLS-1$
        Eventually.holds("the other campaign is behind", () -> Ui.call(() -> series(chart)) == 5); //$NON-NLS-1$
        choose(view, 0, "Seconds"); //$NON-NLS-1$
        choose(view, 1, "Percent"); //$NON-NLS-1$
        Eventually.holds("time", () -> Ui.call(() -> chart.getAxisSet().getXAxis(0).getTitle().getText()) //$NON-NLS-1$
            .equals("Seconds")); //$NON-NLS-1$
        assertEquals(108, Ui.call(() -> chart.getAxisSet().getYAxis(0).getRange().upper), 0.01);
        Screenshots.screen("saturation-compared"); //$NON-NLS-1$
        assertZooms(chart);
        assertSaves((SaturationView) view, campaign);
        assertKeepsMetric(view, before, campaign);
        choose(view, 2, "Alone"); //$NON-NLS-1$
    }

    /** A campaign that goes on has covered more than when it had ended. */
    @Test
    void a_campaign_that_goes_on_tells_no_estimate_of_when_it_had_ended() throws Exception {
        CampaignSnapshot ended = Stressed.campaign("airlines.Airlines", 40).snapshot();
        assertNotNull(ended.coverage("ConcurPairs"));
        CampaignSnapshot goesOn = new CampaignSnapshot(CampaignState.RUNNING, ended.failures(), ended.curves(),
            ended.progress(), ended.summary(), ended.replays(), ended.message());
        assertNull(goesOn.coverage("ConcurPairs"));
        assertEquals(40, goesOn.runCount());
    }

    /** The estimate would be the square of what is covered. */
    @Test
    void tasks_that_one_run_alone_has_covered_are_no_ground_for_an_estimate() throws Exception {
        CampaignEntry campaign = MadeCampaigns.of("seen-once", 3, statement -> {
            statement.execute("INSERT INTO metrics (id, name) VALUES (1, 'ConcurPairs')");
            statement.execute("INSERT INTO task_locations VALUES (1, 'some.Main', 'run()V', 1, 'read', 'some.Main.x')");
            statement.execute(MadeCampaigns.numbers(1, 100)
                + "tasks SELECT (1 << 32) | i, 1, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1 FROM n");
        });
        IViewPart view = Views.show(ContestUi.SATURATION_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Eventually.holds("it says why", () -> Ui.call(() -> Views.widget(view, Label.class).getText())
            .endsWith("100 tasks covered, hardly one of them twice: too few runs to say how many are uncovered."));
        assertEquals("many", Ui.call(() -> Views.widget(view, Table.class).getItem(0).getText(2)));
        CampaignManager.ofWorkspace().delete(List.of(campaign)).join();
    }

    private static void assertNumbers(CampaignEntry entry, Table table) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            List<String> metrics = campaign.metrics();
            assertEquals(metrics.size(), Ui.call(table::getItemCount));
            for (int i = 0; i < metrics.size(); i++) {
                int row = i;
                assertEquals(metrics.get(i), Ui.call(() -> table.getItem(row).getText(0)));
                assertEquals(String.format(Locale.ROOT, "%,d", campaign.curve(metrics.get(i)).getLast().tasks()),
                    Ui.call(() -> table.getItem(row).getText(1)));
            }
        }
    }

    /** The choices above the curves wrap where the view is narrow. */
    private static void assertChoicesInSight(Composite row) {
        Rectangle sight = row.getClientArea();
        for (Control choice : row.getChildren()) {
            assertEquals(choice.getBounds(), sight.intersection(choice.getBounds()), choice.toString());
        }
    }

    /** The view was open before it had metrics to show. */
    private static void assertRowsInSight(Table table) {
        int bottom = table.getHeaderHeight() + table.getItemCount() * table.getItemHeight();
        assertTrue(table.getSize().y >= bottom, table.getSize() + " for " + table.getItemCount());
    }

    /** Heights of the rows are kept, not their share of the view. */
    private static void assertRowsInSightWhenLow(IViewPart view) {
        Shell window = view.getSite().getShell();
        Rectangle whole = window.getBounds();
        window.setBounds(whole.x, whole.y, whole.width, whole.height * 2 / 3);
        assertRowsInSight(Views.widget(view, Table.class));
        window.setBounds(whole);
        assertRowsInSight(Views.widget(view, Table.class));
    }

    /** A colour that the user changes is taken at once. */
    private static void assertTakesColor(Chart chart) {
        RGB before = Ui.call(() -> Colors.curve(0).getRGB());
        RGB other = new RGB(1, 2, 3);
        Ui.run(() -> colors().put("org.contest.ui.color.curve1", other)); //$NON-NLS-1$
        Eventually.holds("a curve has the colour", () -> Ui.call(() -> hasColor(chart, other)));
        Ui.run(() -> colors().put("org.contest.ui.color.curve1", before)); //$NON-NLS-1$
        Eventually.holds("no curve has it any more", () -> Ui.call(() -> !hasColor(chart, other)));
    }

    private static ColorRegistry colors() {
        return PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
    }

    private static boolean hasColor(Chart chart, RGB wanted) {
        return Arrays.stream(chart.getSeriesSet().getSeries())
            .anyMatch(series -> series instanceof ILineSeries<?> line && line.getLineColor().getRGB().equals(wanted));
    }

    /** The metric that the sentence is about is the user's choice in each campaign that has it. */
    private static void assertKeepsMetric(IViewPart view, CampaignEntry... campaigns) {
        Table table = Ui.call(() -> Views.widget(view, Table.class));
        String first = Ui.call(() -> table.getItem(0).getText());
        for (String metric : List.of(Ui.call(() -> table.getItem(1).getText()), first)) {
            select(table, metric);
            for (CampaignEntry campaign : campaigns) {
                Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
                Eventually.holds(metric + " of " + campaign.name(), () -> Ui.call(() -> Views.widget(view, Label.class)
                    .getText()).startsWith(campaign.name() + ", " + metric + ": "));
                assertEquals(metric, Ui.call(() -> table.getSelection()[0].getText()));
            }
        }
    }

    private static void select(Table table, String metric) {
        Ui.run(() -> {
            TableItem item = Arrays.stream(table.getItems()).filter(each -> each.getText().equals(metric)).findFirst()
                .orElseThrow();
            table.setSelection(item);
            Event event = new Event();
            event.item = item;
            table.notifyListeners(SWT.Selection, event);
        });
    }

    private static void assertZooms(Chart chart) {
        Range whole = Ui.call(() -> chart.getAxisSet().getXAxis(0).getRange());
        Ui.run(() -> key(chart, '+'));
        Range near = Ui.call(() -> chart.getAxisSet().getXAxis(0).getRange());
        assertTrue(near.upper - near.lower < whole.upper - whole.lower);
        Ui.run(() -> key(chart, '0'));
        assertEquals(whole.upper, Ui.call(() -> chart.getAxisSet().getXAxis(0).getRange().upper), 0.01);
    }

    private static void key(Chart chart, char key) {
        Event event = new Event();
        event.character = key;
        chart.notifyListeners(SWT.KeyDown, event);
    }

    private static void assertSaves(SaturationView view, CampaignEntry entry) {
        String csv = String.valueOf(Ui.call(view::csv));
        try (Campaign campaign = Campaign.open(entry.directory())) {
            int steps = campaign.curves().values().stream().mapToInt(List::size).sum();
            assertEquals(steps + 1, csv.lines().count());
        }
        String svg = String.valueOf(Ui.call(view::svg));
        assertTrue(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"), svg); //$NON-NLS-1$ //$NON-NLS-2$
        assertEquals(4, svg.split("<polyline", -1).length - 1, "two metrics of two campaigns");
    }

    private static int series(Chart chart) {
        return chart.getSeriesSet().getSeries().length;
    }

    private static void choose(IViewPart view, int index, String item) {
        Ui.run(() -> {
            Combo combo = Ui.all(Views.widget(view, Combo.class).getParent(), Combo.class, c -> true).get(index);
            combo.setText(item);
            combo.notifyListeners(SWT.Selection, new Event());
        });
    }
}
