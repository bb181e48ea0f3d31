/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.List;
import org.contest.core.Count;
import org.contest.debug.session.Branching;
import org.contest.debug.session.ReplaySession;
import org.contest.engine.model.Configurations;
import org.contest.protocol.Scheduler;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/** Which thread goes next at a place, and who chooses from there on. */
final class BranchDialog extends TitleAreaDialog {

    private final SequenceView view;
    private final Branching branching;
    private final int place;
    private final List<TraceThread> threads;
    private Combo thread;
    private Combo scheduler;

    BranchDialog(Shell parent, SequenceView view, ReplaySession session, int place) {
        super(parent);
        this.view = view;
        this.place = place;
        branching = new Branching(session);
        threads = branching.others(place);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        getShell().setText(Messages.branch);
        setTitle(NLS.bind(Messages.branch_title, Count.of(place)));
        setMessage(threads.isEmpty() ? Messages.branch_none : Messages.branch_message);
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(area);
        thread = combo(area, Messages.branch_thread, threads.stream().map(branching::inWords).toList(), 0);
        List<String> schedulers = Configurations.AFTER_PREFIX;
        scheduler = combo(area, Messages.branch_scheduler, schedulers, schedulers.indexOf(Scheduler.RANDOM.text()));
        return area;
    }

    private static Combo combo(Composite area, String name, List<String> items, int chosen) {
        new Label(area, SWT.NONE).setText(name);
        Combo combo = new Combo(area, SWT.READ_ONLY);
        combo.setItems(items.toArray(String[]::new));
        combo.select(chosen);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        return combo;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setText(Messages.branch_run);
        getButton(IDialogConstants.OK_ID).setEnabled(!threads.isEmpty());
    }

    @Override
    protected void okPressed() {
        TraceThread next = threads.get(thread.getSelectionIndex());
        String chooser = scheduler.getText();
        Shell shell = getParentShell();
        ICoreRunnable work = monitor -> {
            Branching.Result result = branching.run(place, next, chooser, monitor);
            shell.getDisplay().asyncExec(() -> tell(shell, result));
        };
        Job job = Job.create(NLS.bind(Messages.branch_title, Count.of(place)), work);
        job.setUser(true);
        job.schedule();
        super.okPressed();
    }

    private void tell(Shell shell, Branching.Result result) {
        if (!shell.isDisposed()) {
            view.point(place, result.sentence());
            if (MessageDialog.openQuestion(shell, Messages.branch, result.sentence() + ' ' + Messages.branch_debug)) {
                DebugUITools.launch(result.replay(), ILaunchManager.DEBUG_MODE);
            }
        }
    }
}
