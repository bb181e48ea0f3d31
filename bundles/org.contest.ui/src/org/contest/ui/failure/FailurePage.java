/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import java.util.List;
import org.contest.core.failures.FailureDetails;
import org.contest.core.failures.FailureThread;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.findings.Localizing;
import org.contest.ui.graph.GraphView;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.SourceOpener;
import org.contest.ui.launching.ReplayShortcut;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;

/** Head, threads, cycle, output and full text of one failure. */
final class FailurePage {

    private static final int MARGIN = 6;
    private static final int NARROW = 560;
    private static final int[] WEIGHTS = {66, 34};
    private static final int[] WITHOUT_OUTPUT = {76, 24};
    private static final int[] WITH_PICTURE = {38, 62};

    private final Composite page;
    private final Label title;
    private final Label facts;
    private final Button replay;
    private final SashForm sash;
    private final Composite upper;
    private final ThreadTree threads;
    private final Label told;
    private final CTabFolder folder;
    private final CyclePicture cycle;
    private final Text output;
    private final Text text;
    private int[] weights = WEIGHTS;
    private FailureNode failure;
    /** What else the first run has shown, in words; empty for nothing. */
    private String alongside = ""; //$NON-NLS-1$

    FailurePage(Composite parent) {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(4).margins(MARGIN, MARGIN).spacing(MARGIN, 2).applyTo(page);
        title = label(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        replay = button(Messages.failure_replay, Messages.failure_replayTip, Images.REPLAY,
            () -> ReplayShortcut.launch(failure, ILaunchManager.DEBUG_MODE));
        button(Messages.failure_order, Messages.failure_orderTip, Images.GRAPH, FailurePage::showOrder);
        button(Messages.failure_localize, Messages.failure_localizeTip, Images.LOCALIZE,
            () -> Localizing.start(failure, page.getShell()));
        facts = label(JFaceResources.getDefaultFont());
        GridDataFactory.fillDefaults().grab(true, false).span(4, 1).applyTo(facts);
        sash = new SashForm(page, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).span(4, 1).applyTo(sash);
        upper = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(upper);
        threads = new ThreadTree(upper, this::open);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(threads.viewer().getTree());
        threads.viewer().addSelectionChangedListener(event -> tell());
        threads.viewer().getTree().addListener(SWT.Resize, event -> tell());
        told = new Label(upper, SWT.WRAP);
        folder = new CTabFolder(sash, SWT.FLAT);
        cycle = new CyclePicture(folder, this::chosen);
        output = new Text(folder, SWT.MULTI | SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL);
        output.setFont(JFaceResources.getTextFont());
        Names.give(output, Messages.failure_outputTab);
        tab(0, Messages.failure_outputTab, output);
        text = new Text(folder, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        Names.give(text, Messages.failure_textTab);
        tab(1, Messages.failure_textTab, text);
        sash.setWeights(WEIGHTS);
        page.addListener(SWT.Resize, event -> turn());
    }

    private Label label(Font font) {
        Label label = new Label(page, SWT.WRAP);
        label.setFont(font);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(label);
        return label;
    }

    private Button button(String words, String tip, Images image, Errors.Action action) {
        Button button = new Button(page, SWT.PUSH);
        button.setText(words);
        button.setImage(image.image());
        button.setToolTipText(tip);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> Errors.shown(action)));
        return button;
    }

    /** Which operations of other threads came before is drawn in a view of its own. */
    private static void showOrder() throws CoreException {
        IWorkbenchPage window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        if (window.showView(ContestUi.GRAPH_VIEW) instanceof GraphView graph) {
            graph.showOrder();
        }
    }

    private void tab(int index, String name, Control content) {
        CTabItem tab = new CTabItem(folder, SWT.NONE, index);
        tab.setText(name);
        tab.setControl(content);
    }

    /** There is a picture where threads wait for each other. */
    private void showCycle(boolean wanted) {
        boolean there = isPictured();
        if (wanted && !there) {
            tab(0, Messages.failure_cycleTab, cycle.control());
        } else if (there && !wanted) {
            folder.getItem(0).dispose();
        }
        folder.setSelection(0);
    }

    /** A border that the user has dragged stays until what is shown needs other room. */
    private void weigh(int[] wanted) {
        if (weights != wanted) {
            weights = wanted;
            sash.setWeights(wanted);
        }
    }

    private boolean isPictured() {
        return folder.getItem(0).getControl() == cycle.control();
    }

    Composite control() {
        return page;
    }

    void setFocus() {
        threads.viewer().getTree().setFocus();
    }

    /** Threads beside the rest where the view is wide, above it where it is high; buttons below a narrow title. */
    private void turn() {
        Point size = page.getSize();
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).span(size.x < NARROW ? 3 : 1, 1)
            .applyTo(title);
        int orientation = size.x > 2 * size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (sash.getOrientation() != orientation) {
            sash.setOrientation(orientation);
        }
        tell();
    }

    /** What a thread did is a long sentence: below the threads where neither its column nor the picture tells it. */
    private void tell() {
        FailureThread thread = isPictured() || threads.fits() ? null : threads.chosen();
        set(told, thread == null ? "" : thread.name() + ' ' + thread.does()); //$NON-NLS-1$
        GridDataFactory.fillDefaults().grab(true, false).exclude(thread == null).applyTo(told);
        told.setVisible(thread != null);
        upper.layout();
    }

    /** What the campaign tells: may change while it runs. */
    void head(FailureNode node, FailureRow row) {
        failure = node;
        set(title, FailureTitle.of(row));
        String words = FailureTitle.facts(row, node.campaign().snapshot()) + alongside;
        set(facts, node.campaign().name() + ": " + words); //$NON-NLS-1$
        replay.setEnabled(row.trace() != null);
        page.layout();
    }

    private static void set(Label label, String words) {
        String shown = words.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
        if (!label.getText().equals(shown)) {
            label.setText(shown);
        }
    }

    void clear() {
        alongside = ""; //$NON-NLS-1$
        threads.show(List.of());
        cycle.show(List.of());
        output.setText(Messages.failure_reading);
        text.setText(""); //$NON-NLS-1$
    }

    /** What the files tell. */
    void show(FailureRow row, FailureDetails details) {
        alongside = details.alongside().isEmpty() ? "" //$NON-NLS-1$
            : '\n' + NLS.bind(Messages.failure_alongside, String.join("; ", details.alongside())); //$NON-NLS-1$
        head(failure, row);
        threads.show(details.threads());
        cycle.show(details.cycle());
        cycle.control().setToolTipText(details.cycle().isEmpty() ? null : cycle.inWords());
        output.setText(details.output().isEmpty() ? Messages.failure_noOutput : details.output());
        text.setText(FailureText.of(row, details));
        showCycle(!details.cycle().isEmpty());
        weigh(isPictured() ? WITH_PICTURE : details.output().isEmpty() ? WITHOUT_OUTPUT : WEIGHTS);
        tell();
    }

    private void chosen(FailureThread thread) {
        threads.viewer().setSelection(new StructuredSelection(thread), true);
    }

    private void open(String frame) {
        if (!frame.isEmpty()) {
            Errors.shown(() -> SourceOpener.open(failure.campaign().origin().project(), frame));
        }
    }
}
