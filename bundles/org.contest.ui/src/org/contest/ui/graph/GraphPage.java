/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignReading;
import org.contest.core.graph.Graph;
import org.contest.ui.campaigns.CampaignMoment;
import org.contest.ui.internal.CheckBox;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.SourceOpener;
import org.eclipse.draw2d.LightweightSystem;
import org.eclipse.draw2d.parts.ScrollableThumbnail;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** What the user chooses, the graph, and an overview of it. */
final class GraphPage {

    private static final int MARGIN = 4;
    private static final int SEARCH_WIDTH = 120;
    private static final int[] WEIGHTS = {86, 14};
    /** More lines than these cannot be told from each other. */
    private static final int MOST_EDGES = 60;

    private final Composite page;
    private final Combo kind;
    private final Label sentence;
    private final Button showAll;
    private final SashForm sash;
    private final GraphCanvas canvas;
    private final Consumer<String> showTasks;
    private CampaignEntry campaign;
    private DrawnRun run;
    private CampaignMoment read;
    private long questions;

    GraphPage(Composite parent, Consumer<String> showTasks) {
        this.showTasks = showTasks;
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, 2).applyTo(page);
        Composite row = new Composite(page, SWT.NONE);
        row.setLayout(RowLayoutFactory.fillDefaults().center(true).spacing(MARGIN).create());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        kind = new Combo(row, SWT.READ_ONLY);
        kind.setItems(Arrays.stream(GraphKind.values()).map(GraphKind::title).toArray(String[]::new));
        kind.select(0);
        Names.give(kind, Messages.name_graphKind);
        kind.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> read()));
        Text search = new Text(row, SWT.SEARCH | SWT.ICON_CANCEL);
        search.setMessage(Messages.graph_search);
        Names.give(search, Messages.graph_search);
        search.setLayoutData(new RowData(SEARCH_WIDTH, SWT.DEFAULT));
        sentence = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(sentence);
        sash = new SashForm(page, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        canvas = new GraphCanvas(sash, this::chosen, this::opened, this::showOverview);
        GraphKeys.on(canvas, this::chosen, this::opened);
        overview(sash);
        sash.setWeights(WEIGHTS);
        sash.setMaximizedControl(canvas.control());
        search.addModifyListener(event -> canvas.find(search.getText().strip()));
        button(row, "+", Messages.graph_in, () -> canvas.zoom(1.25)); //$NON-NLS-1$
        button(row, "\u2212", Messages.graph_out, () -> canvas.zoom(0.8)); //$NON-NLS-1$
        button(row, Messages.graph_fit, Messages.graph_fitTip, canvas::fit);
        showAll = CheckBox.in(row, Messages.graph_showAll);
        showAll.setToolTipText(Messages.graph_showAllTip);
        showAll.setEnabled(false);
        showAll.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> read()));
        button(row, Messages.graph_save, Messages.graph_saveTip, this::save);
    }

    private void overview(Composite parent) {
        Canvas small = new Canvas(parent, SWT.BORDER);
        Names.give(small, Messages.name_overview);
        LightweightSystem system = new LightweightSystem(small);
        ScrollableThumbnail thumbnail = new ScrollableThumbnail(canvas.control().getViewport());
        thumbnail.setSource(canvas.pane());
        system.setContents(thumbnail);
        small.addDisposeListener(event -> thumbnail.deactivate());
    }

    /** An overview is of use only where a part of the graph is out of sight. */
    private void showOverview() {
        Control alone = canvas.isWhole() ? canvas.control() : null;
        if (sash.getMaximizedControl() != alone) {
            sash.setMaximizedControl(alone);
        }
    }

    private static void button(Composite row, String text, String tip, Runnable action) {
        Button button = new Button(row, SWT.PUSH);
        button.setText(text);
        button.setToolTipText(tip);
        Names.give(button, tip);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
    }

    Composite control() {
        return page;
    }

    GraphCanvas canvas() {
        return canvas;
    }

    void choose(GraphKind wanted) {
        kind.select(wanted.ordinal());
        read();
    }

    void show(CampaignEntry entry, DrawnRun drawn) {
        CampaignMoment now = CampaignMoment.of(entry);
        if (!now.equals(read) || !drawn.isSame(run)) {
            campaign = entry;
            run = drawn;
            read = now;
            read();
        }
    }

    /** Tasks and traces are read in a job. */
    private void read() {
        if (campaign == null) {
            return;
        }
        CampaignEntry of = campaign;
        DrawnRun drawn = run;
        GraphKind wanted = GraphKind.values()[kind.getSelectionIndex()];
        long question = ++questions;
        canvas.forget();
        sentence.setText(Messages.graph_reading);
        Display display = page.getDisplay();
        CampaignReading.start(Messages.graph_reading, List.of(of), () -> {
            Graph graph = wanted.read(of, drawn);
            display.asyncExec(() -> {
                if (question == questions && !page.isDisposed()) {
                    draw(of, wanted, graph);
                }
            });
        });
    }

    /** The order of a run is in lanes: it has no frequent pairs, and is short already. */
    private void draw(CampaignEntry of, GraphKind wanted, Graph graph) {
        boolean isCut = graph.lanes().isEmpty() && graph.edges().size() > MOST_EDGES;
        showAll.setEnabled(isCut);
        Graph shown = isCut && !showAll.getSelection() ? graph.most(MOST_EDGES) : graph;
        int edges = shown.edges().size();
        int all = graph.edges().size();
        String most = edges == all ? "" : ' ' + NLS.bind(Messages.graph_most, edges, all); //$NON-NLS-1$
        String words = of.name() + ": " + shown.sentence() + most; //$NON-NLS-1$
        tell(wanted.placing(shown));
        canvas.show(shown, () -> tell(words));
    }

    private void tell(String words) {
        sentence.setText(words);
        page.layout();
    }

    private void chosen(Graph.Node node) {
        if (!node.className().isEmpty()) {
            showTasks.accept(node.className());
        }
    }

    private void opened(Graph.Node node) {
        if (!node.frame().isEmpty()) {
            Errors.shown(() -> SourceOpener.open(campaign.origin().project(), node.frame()));
        }
    }

    /** The graph as SVG. */
    String svg() {
        return GraphSvg.draw(canvas.graph(), canvas.places(), canvas.routes());
    }

    private void save() {
        FileDialog dialog = new FileDialog(page.getShell(), SWT.SAVE);
        dialog.setText(Messages.graph_saveTitle);
        dialog.setOverwrite(true);
        dialog.setFileName("graph.png"); //$NON-NLS-1$
        dialog.setFilterExtensions(new String[] {"*.png", "*.svg"}); //$NON-NLS-1$ //$NON-NLS-2$
        String chosen = dialog.open();
        if (chosen != null) {
            try {
                save(Path.of(chosen));
            } catch (IOException e) {
                Errors.show(ContestStatus.CAMPAIGN_FILES.because(e, chosen, e.getMessage()));
            }
        }
    }

    /** Writes the whole graph: as SVG when the name ends so, or else as PNG. */
    void save(Path file) throws IOException {
        if (file.toString().endsWith(".svg")) { //$NON-NLS-1$
            Files.writeString(file, svg());
            return;
        }
        Image picture = canvas.picture();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {picture.getImageData()};
        picture.dispose();
        try (OutputStream out = Files.newOutputStream(file)) {
            loader.save(out, SWT.IMAGE_PNG);
        }
    }
}
