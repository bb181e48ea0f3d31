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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.failures.FailureDetails;
import org.contest.core.graph.Graph;
import org.contest.core.graph.HappensBefore;
import org.contest.core.graph.LockOrder;
import org.contest.core.graph.MethodPairs;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.graph.GraphView;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.RangeModel;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Geometry;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.Test;

/** The view Interleaving Graph on a campaign that was really run. */
class GraphViewTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective"; //$NON-NLS-1$

    @Test
    void each_graph_is_drawn_with_all_its_nodes() throws Exception {
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40); //$NON-NLS-1$
        FailureRow failure = campaign.snapshot().failures().get(0);
        Path trace = failure.trace();
        assertNotNull(trace);
        Views.perspective(JAVA);
        GraphView view = (GraphView) Views.show(ContestUi.GRAPH_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Views.show(ContestUi.GRAPH_VIEW);
        Graph pairs = MethodPairs.of(campaign.directory());
        assertTrue(pairs.nodes().stream().anyMatch(node -> node.label().equals("Philosopher.run")), pairs.toString());
        choose(view, "Method pairs"); //$NON-NLS-1$
        awaitDrawn(view, pairs);
        Screenshots.screen("graph-pairs"); //$NON-NLS-1$
        Graph locks = LockOrder.of(trace, FailureDetails.cycle(failure));
        assertEquals(5, locks.nodes().size(), "each fork is wanted while another one is held"); //$NON-NLS-1$
        assertTrue(locks.nodes().stream().allMatch(Graph.Node::marked), "the forks are a circle: " + locks);
        choose(view, "Lock order of a run"); //$NON-NLS-1$
        awaitDrawn(view, locks);
        Eventually.holds("a small graph is seen whole", () -> Ui.call(() -> isWhole(view)));
        Screenshots.screen("graph-locks"); //$NON-NLS-1$
        Graph order = HappensBefore.of(trace);
        assertTrue(order.lanes().containsAll(List.of("main", "philosopher-0", "philosopher-4")), order.toString());
        assertTrue(order.nodes().stream().anyMatch(node -> node.label().startsWith("starts philosopher-0 :")),
            order.toString());
        choose(view, "Order of a run"); //$NON-NLS-1$
        awaitDrawn(view, order);
        Screenshots.screen("graph-order-begin"); //$NON-NLS-1$
        String svg = Ui.call(view::svg);
        assertTrue(order.lanes().stream().allMatch(lane -> svg.contains(">" + escape(lane) + "</text>")), svg);
        assertLinesPassBoxes(svg);
        assertTrue(Ui.call(() -> isWide(view)), "all threads are in sight");
        assertKeys(view, order);
        Screenshots.screen("graph-order"); //$NON-NLS-1$
    }

    /** The job that places them is put to sleep: what the window tells meanwhile shows that it does not wait. */
    @Test
    void many_pairs_are_placed_in_a_job_and_the_most_frequent_are_shown() throws Exception {
        Views.perspective(ContestUi.PERSPECTIVE);
        GraphView view = (GraphView) Views.show(ContestUi.GRAPH_VIEW);
        choose(view, "Method pairs"); //$NON-NLS-1$
        CampaignEntry campaign = MadeCampaigns.of("many-pairs", 3, GraphViewTest::fill); //$NON-NLS-1$
        AtomicReference<Job> held = new AtomicReference<>();
        IJobChangeListener holding = new JobChangeAdapter() {
            @Override
            public void aboutToRun(IJobChangeEvent event) {
                if (event.getJob().getName().equals("Placing a graph")) { //$NON-NLS-1$
                    event.getJob().sleep();
                    held.set(event.getJob());
                }
            }
        };
        Job.getJobManager().addJobChangeListener(holding);
        try {
            Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
            Views.show(ContestUi.GRAPH_VIEW);
            Eventually.holds("it tells what it does", () -> sentence(view).equals("Placing 40 methods..."));
            Eventually.holds("it sleeps", () -> held.get() != null && held.get().getState() == Job.SLEEPING);
            assertFalse(Ui.call(view::svg).contains("Class7.run"), "nothing of it is drawn yet");
        } finally {
            Job.getJobManager().removeJobChangeListener(holding);
        }
        held.get().wakeUp();
        Eventually.holds("its most frequent pairs are drawn", () -> edges(view) == 60); //$NON-NLS-1$
        assertEquals("many-pairs: 40 methods, 400 pairs of them that met in different threads; the number says in how "
            + "many ways. The 60 most frequent of 400 pairs are shown.", sentence(view));
        assertTrue(Ui.call(view::svg).contains("marker-start"), "a pair that met both ways is one line");
        Eventually.holds("a large graph is seen whole", () -> Ui.call(() -> isWhole(view)));
        Screenshots.screen("graph-many"); //$NON-NLS-1$
        showAll(view, true);
        Eventually.holds("all pairs are drawn", () -> edges(view) == 400);
        Screenshots.screen("graph-all"); //$NON-NLS-1$
        showAll(view, false);
        Eventually.holds("only the most frequent ones again", () -> edges(view) == 60);
        CampaignManager.ofWorkspace().delete(List.of(campaign)).join();
    }

    /** Each method met ten others: the first forty pairs did so twice, the other way round too. */
    private static void fill(Statement statement) throws SQLException {
        statement.execute("INSERT INTO metrics (id, name) VALUES (1, 'ConcurPairs')");
        statement.execute("INSERT INTO task_names VALUES (1, 'switch')");
        statement.execute(MadeCampaigns.numbers(1, 40)
            + "task_locations SELECT i, 'some.Class' || i, 'run()V', i, 'read', 'some.Main.x' FROM n");
        statement.execute(MadeCampaigns.numbers(0, 399)
            + "tasks SELECT (1 << 32) | (i + 1), 1, i % 40 + 1, (i % 40 + i / 40 + 1) % 40 + 1, "
            + "0, 0, 0, 1, 0, 0, 3, 1 FROM n");
        statement.execute(MadeCampaigns.numbers(0, 39)
            + "tasks SELECT (1 << 32) | (i + 1001), 1, (i + 1) % 40 + 1, i + 1, 0, 0, 0, 1, 0, 0, 3, 1 FROM n");
    }

    private static String sentence(GraphView view) {
        return Ui.call(() -> Views.widget(view, Label.class).getText());
    }

    private static int edges(GraphView view) {
        return Ui.call(view::svg).split("<polyline", -1).length - 1; //$NON-NLS-1$
    }

    private static void showAll(GraphView view, boolean wanted) {
        Ui.run(() -> {
            Button box = Views.widget(view, Button.class, button -> button.getText().equals("Show All"));
            box.setSelection(wanted);
            box.notifyListeners(SWT.Selection, new Event());
        });
    }

    private static boolean isWhole(GraphView view) {
        return isWide(view) && isSeen(Views.widget(view, FigureCanvas.class).getViewport().getVerticalRangeModel());
    }

    private static boolean isWide(GraphView view) {
        return isSeen(Views.widget(view, FigureCanvas.class).getViewport().getHorizontalRangeModel());
    }

    private static boolean isSeen(RangeModel range) {
        return range.getMaximum() - range.getMinimum() <= range.getExtent();
    }

    /** Over a box a line crosses one of the diagonals. */
    private static void assertLinesPassBoxes(String svg) {
        List<List<Integer>> boxes = numbers(svg, "<rect([^>]*)><title>");
        List<List<Integer>> lines = numbers(svg, "<polyline points=\"([^\"]*)\"");
        assertFalse(boxes.isEmpty() || lines.isEmpty(), svg);
        for (List<Integer> line : lines) {
            for (int i = 0; i + 3 < line.size(); i += 2) {
                List<Integer> part = line.subList(i, i + 4);
                assertTrue(boxes.stream().noneMatch(box -> isOver(part, box)), part + " of " + line + " in " + boxes);
            }
        }
    }

    /** Lines begin and end at a border. */
    private static boolean isOver(List<Integer> line, List<Integer> box) {
        int x = box.get(0) + 1;
        int y = box.get(1) + 1;
        int right = box.get(0) + box.get(2) - 1;
        int bottom = box.get(1) + box.get(3) - 1;
        return crosses(line, x, y, right, bottom) || crosses(line, x, bottom, right, y);
    }

    private static boolean crosses(List<Integer> line, int x, int y, int right, int bottom) {
        return Geometry.linesIntersect(line.get(0), line.get(1), line.get(2), line.get(3), x, y, right, bottom);
    }

    /** The whole numbers of an attribute of each element, or of several. */
    private static List<List<Integer>> numbers(String svg, String pattern) {
        return Pattern.compile(pattern).matcher(svg).results().map(found -> Pattern.compile("-?\\b\\d+\\b")
            .matcher(found.group(1)).results().map(number -> Integer.valueOf(number.group())).toList()).toList();
    }

    /** The last node is reached and its source is opened without a mouse. */
    private static void assertKeys(GraphView view, Graph order) {
        Graph.Node last = order.nodes().getLast();
        FigureCanvas canvas = Ui.call(() -> Views.widget(view, FigureCanvas.class));
        Ui.run(() -> {
            key(canvas, SWT.END);
            key(canvas, SWT.ARROW_DOWN);
            key(canvas, SWT.CR);
        });
        String file = last.frame().replaceAll(".*\\((.*):.*", "$1");
        Eventually.holds("the editor shows " + last.frame(), () -> Ui.call(() -> Views.page()
            .getActiveEditor() instanceof IEditorPart editor && editor.getTitle().equals(file)
            && editor.getSite().getSelectionProvider().getSelection() instanceof ITextSelection selection
            && last.frame().endsWith(":" + (selection.getStartLine() + 1) + ")")));
        Ui.run(() -> Views.page().closeAllEditors(false));
        Views.show(ContestUi.GRAPH_VIEW);
        Eventually.holds("the names of the threads stay at the upper border", () -> Ui.call(() -> {
            Viewport seen = canvas.getViewport();
            Object head = ((IFigure) canvas.getContents().getChildren().get(1)).getChildren().get(0);
            return head instanceof IFigure name && name.isShowing() && seen.getViewLocation().y > 0
                && Math.abs(top(name)) <= 1;
        }));
    }

    /** In the window, at whichever scale. */
    private static int top(IFigure figure) {
        Rectangle place = figure.getBounds().getCopy();
        figure.translateToAbsolute(place);
        return place.y;
    }

    private static void key(FigureCanvas canvas, int code) {
        Event event = new Event();
        event.keyCode = code;
        canvas.notifyListeners(SWT.KeyDown, event);
    }

    /** Two graphs may have the same number of nodes, but not the same tooltips. */
    private static void awaitDrawn(GraphView view, Graph graph) {
        Eventually.holds("the graph is drawn", () -> {
            String svg = Ui.call(view::svg);
            return svg.split("<title>", -1).length - 1 == graph.nodes().size() && graph.nodes().stream()
                .allMatch(node -> svg.contains("<title>" + escape(node.tooltip()) + "</title>"));
        });
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static void choose(GraphView view, String kind) {
        Ui.run(() -> {
            Combo combo = Views.widget(view, Combo.class);
            combo.setText(kind);
            combo.notifyListeners(SWT.Selection, new Event());
        });
    }
}
