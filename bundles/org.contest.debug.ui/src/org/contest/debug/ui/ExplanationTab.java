/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.source.SimpleNames;
import org.contest.debug.session.ReplaySession;
import org.contest.engine.model.EngineException;
import org.contest.engine.steps.Explanation;
import org.contest.engine.steps.Explanation.Sentence;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;

/** Why the run failed, in sentences whose events are links. */
final class ExplanationTab extends ScrolledComposite {

    private static final String RUN = "run"; //$NON-NLS-1$
    private static final Pattern EVENT = Pattern.compile("([Ee]vent )(\\d+)"); //$NON-NLS-1$
    private static final int MARGIN = 8;

    private final Composite page;
    private final Link text;
    private SequenceModel model;
    private int explained = Sequence.NONE;
    /** What the replay said when it failed; empty as long as it has not. */
    private String said = ""; //$NON-NLS-1$
    private List<Sentence> sentences = List.of();

    /**
     * An empty one.
     *
     * @param chosen takes the event of a link
     */
    ExplanationTab(Composite parent, Consumer<Integer> chosen) {
        super(parent, SWT.V_SCROLL);
        page = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
        text = new Link(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
        text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            if (event.text.equals(RUN)) {
                model.session().runToFailure();
            } else {
                chosen.accept(Integer.valueOf(event.text));
            }
        }));
        setContent(page);
        setExpandHorizontal(true);
        setExpandVertical(true);
        addListener(SWT.Resize, event -> layoutText());
    }

    /** Shows why the run of a model failed, when the place is known; then tries what decided it. */
    void show(SequenceModel shown) {
        ReplaySession session = shown.session();
        boolean same = model != null && model.session() == session && explained == session.failedAt()
            && (session.why().isEmpty() || !said.isEmpty());
        model = shown;
        if (same) {
            return;
        }
        explained = session.failedAt();
        said = session.why();
        sentences = List.of();
        if (explained == Sequence.NONE) {
            say(Messages.explain_run);
            return;
        }
        say(Messages.explain_reading);
        int failed = explained;
        String why = said;
        Job.create(Messages.explain, (ICoreRunnable) monitor -> explain(session, failed, why, monitor)).schedule();
    }

    /** A long trace is folded into operations before anything of it can be told. */
    private void explain(ReplaySession session, int failed, String why, IProgressMonitor monitor) {
        Path trace = session.plan().configuration().trace();
        Explanation explanation = new Explanation(trace, session.plan().place(), session.sequence(),
            session.operations(), failed, why);
        List<Sentence> told = new ArrayList<>(explanation.told());
        show(session, told, Messages.explain_trying);
        try {
            told.add(0, explanation.decided(monitor::isCanceled));
            show(session, told, ""); //$NON-NLS-1$
        } catch (EngineException e) {
            show(session, told, String.valueOf(e.getMessage()));
        }
    }

    private void show(ReplaySession session, List<Sentence> told, String last) {
        List<Sentence> all = List.copyOf(told);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> { // the view may be closed by now
            if (!isDisposed() && model.session() == session) {
                sentences = all;
                StringBuilder lines = new StringBuilder();
                all.forEach(sentence -> lines.append(sentence.text()).append("\n\n")); //$NON-NLS-1$
                say((last.isEmpty() ? "" : last + "\n\n") + lines); //$NON-NLS-1$ //$NON-NLS-2$
                Set<Integer> events = new HashSet<>();
                all.forEach(sentence -> events.addAll(sentence.events()));
                model.mark(events);
                getParent().redraw();
            }
        });
    }

    /** What it says, without links. */
    String sentence() {
        return String.join("\n", sentences.stream().map(Sentence::text).toList()); //$NON-NLS-1$
    }

    /** With simple names of classes, whose whole names stand in the tooltip. */
    private void say(String words) {
        SimpleNames.Told told = SimpleNames.unambiguous(words);
        text.setText(EVENT.matcher(told.words()).replaceAll("<a href=\"$2\">$1$2</a>")); //$NON-NLS-1$
        text.setToolTipText(told.whole().isEmpty() ? null : String.join("\n", told.whole())); //$NON-NLS-1$
        layoutText();
    }

    private void layoutText() {
        setMinHeight(page.computeSize(Math.max(1, getClientArea().width), SWT.DEFAULT).y);
    }
}
