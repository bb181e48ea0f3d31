/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** What happened in which order, and where the replay stands. */
public final class SequenceView extends ViewPart implements ReplaySessionListener {

    /** The view. */
    public static final String ID = "org.contest.debug.ui.sequence"; //$NON-NLS-1$

    /** What F1 opens; bundle {@code org.contest.doc} has the text. */
    private static final String HELP = "org.contest.doc.sequence_view"; //$NON-NLS-1$
    private static final int TABLE = 0;
    private static final int EXPLANATION = 2;
    /** The background that the workbench's styles would give a check box hides its tick on GTK. */
    private static final String NO_STYLES = "org.eclipse.e4.ui.css.disabled"; //$NON-NLS-1$

    private final EventSelection selection = new EventSelection();
    private SequenceHead head;
    private Text filter;
    private Button events;
    private CTabFolder tabs;
    private SequenceTable table;
    private SequenceLanes lanes;
    private ExplanationTab explanation;
    private SequenceModel model;
    private ReplaySession reading;

    @Override
    public void createPartControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(all, HELP);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(all);
        head = new SequenceHead(all, getSite());
        tabs = new CTabFolder(all, SWT.BOTTOM | SWT.FLAT);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
        tabs.setTopRight(choice(), SWT.RIGHT);
        table = new SequenceTable(tabs);
        addTab(table, Messages.tab_table);
        lanes = new SequenceLanes(tabs);
        addTab(lanes, Messages.tab_lanes);
        explanation = new ExplanationTab(tabs, this::follow);
        new CTabItem(tabs, SWT.NONE).setText(Messages.tab_explanation);
        tabs.getItem(EXPLANATION).setControl(explanation);
        tabs.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> explain()));
        tabs.setSelection(TABLE);
        getSite().setSelectionProvider(selection);
        ReplaySessions.addListener(this);
        update();
    }

    /** Which rows are shown, beside the tabs. */
    private Composite choice() {
        Composite row = new Composite(tabs, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).extendedMargins(0, 6, 0, 0).applyTo(row);
        filter = new Text(row, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage(Messages.filter_hint);
        GridDataFactory.swtDefaults().hint(240, SWT.DEFAULT).applyTo(filter);
        filter.addModifyListener(event -> chooseRows());
        events = new Button(row, SWT.CHECK);
        events.setData(NO_STYLES, Boolean.TRUE);
        events.setText(Messages.events);
        events.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chooseRows()));
        row.pack(); // a theme colours it before it is laid out, and paints an image of its size
        return row;
    }

    private void addTab(SequenceTab tab, String title) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setControl(tab);
        tab.onSelect(this::select);
        tab.onRun(SequenceView::run);
        MenuManager menu = new MenuManager();
        tab.setMenu(menu.createContextMenu(tab));
        getSite().registerContextMenu(ID, menu, selection);
    }

    private static void run(int event) {
        ReplaySession session = ReplaySessions.current();
        if (session != null && session.isStopped()) {
            session.goTo(event);
        }
    }

    /** Selects an event in both tabs. */
    public void select(int event) {
        selection.setSelection(event < 0 ? StructuredSelection.EMPTY : new StructuredSelection(event));
        table.select(event);
        lanes.select(event);
    }

    /** Goes from a link of the explanation to its event, which the explanation itself does not show. */
    private void follow(int event) {
        showTab(TABLE);
        select(event);
        setFocus();
    }

    /** Selects an event, if it is one, and says why. */
    public void point(int event, String why) {
        if (event >= 0) {
            select(event);
        }
        head.say(why);
    }

    /** Shows a tab: 0 the table, 1 the lanes, 2 the explanation. */
    public void showTab(int index) {
        tabs.setSelection(index);
        explain();
    }

    private void explain() {
        if (model != null && tabs.getSelectionIndex() == EXPLANATION) {
            explanation.show(model);
        }
    }

    /** Why the run failed, as far as it was looked at. */
    public String explanation() {
        return explanation.sentence();
    }

    /** Lists what happened to the object or variable of an event, event by event. */
    public void showTarget(int event) {
        if (model != null && event >= 0) {
            events.setSelection(true);
            filter.setText(SequenceModel.TARGET + model.sequence().target(event));
            select(event);
        }
    }

    /** Tells who holds the monitor of an event where the replay stands, and who waits for it. */
    public void showHolder(int event) {
        if (model != null) {
            point(event, model.locks().inWords(event, model.session().at()));
        }
    }

    /** The number of rows. */
    public int rowCount() {
        return model == null ? 0 : model.rowCount();
    }

    /** What the view says that an event does. */
    public String text(int event) {
        return model == null ? "" : model.shortText(event); //$NON-NLS-1$
    }

    /** What the view says of the session. */
    public String sentence() {
        return head.text();
    }

    private void chooseRows() {
        if (model != null) {
            model.show(events.getSelection(), filter.getText());
            table.show(model);
            lanes.show(model);
            table.select(table.selected());
        }
    }

    // ---- the session

    @Override
    public void changed(ReplaySession session) {
        if (!tabs.isDisposed()) {
            tabs.getDisplay().asyncExec(this::update);
        }
    }

    private void update() {
        if (tabs.isDisposed()) {
            return;
        }
        ReplaySession session = ReplaySessions.current();
        if (session == null) {
            head.say(Messages.empty);
        } else if (model == null || model.session() != session) {
            read(session);
        } else {
            head.say(StateSentence.of(session));
            if (session.isStopped() || session.isGoingBack()) {
                select(Math.min(session.heading(), session.sequence().size() - 1));
            }
            table.redraw();
            lanes.redraw();
            explain();
        }
    }

    /** Folds the trace in the background. */
    private void read(ReplaySession session) {
        if (reading == session) {
            return;
        }
        reading = session;
        head.say(Messages.head_reading);
        ICoreRunnable work = monitor -> {
            SequenceModel made = new SequenceModel(session);
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> { // the view may be closed by now
                if (!tabs.isDisposed() && reading == session) {
                    model = made;
                    chooseRows();
                    update();
                }
            });
        };
        Job.create(head.text(), work).schedule();
    }

    @Override
    public void setFocus() {
        tabs.getSelection().getControl().setFocus();
    }

    @Override
    public void dispose() {
        ReplaySessions.removeListener(this);
        super.dispose();
    }
}
