/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.contest.core.campaigns.CampaignComparison;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.failures.FailureTitle;
import org.contest.core.source.TextCut;
import org.contest.ui.internal.ColumnMemory;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Shortened;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;

/** Two campaigns side by side; what differs by more than chance is bold. */
public final class CompareDialog extends TitleAreaDialog {

    private static final int WIDTH = 820;
    private static final int HEIGHT = 280;
    private static final int MARGIN = 40;
    private static final int TITLE = 200;
    private static final double SHARE = 0.75; // of the screen: help opens beside the table

    private final CampaignEntry left;
    private final CampaignEntry right;

    /** A dialog about two campaigns. */
    public CompareDialog(Shell parent, CampaignEntry left, CampaignEntry right) {
        super(parent);
        this.left = left;
        this.right = right;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.compare_title);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle(NLS.bind(Messages.compare_names, left.name(), right.name()));
        List<CampaignComparison.Row> rows = CampaignComparison.of(left, right, FailureTitle::brief);
        setMessage(rows.stream().anyMatch(CampaignComparison.Row::beyondChance) ? Messages.compare_bold
            : Messages.compare_chance);
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, Helps.COMPARE);
        GridLayoutFactory.swtDefaults().applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        Table table = new Table(area, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.BORDER);
        table.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        table.setHeaderVisible(true);
        for (String title : new String[] {"", left.name(), right.name()}) { //$NON-NLS-1$
            new TableColumn(table, title.isEmpty() ? SWT.LEFT : SWT.RIGHT).setText(title);
        }
        ColumnMemory.keep(table, "compare", List.of(0), "", longest(rows, CampaignComparison.Row::left), //$NON-NLS-1$
            longest(rows, CampaignComparison.Row::right));
        Shortened shortened = new Shortened(table, (row, column) -> rows.get(row).what());
        table.addListener(SWT.SetData, event -> fill((TableItem) event.item, rows.get(event.index), shortened));
        table.setItemCount(rows.size());
        int numbers = table.getColumn(1).getWidth() + table.getColumn(2).getWidth() + MARGIN;
        int wanted = width(table, longest(rows, CampaignComparison.Row::what)) + numbers;
        int least = Math.max(WIDTH, TITLE + numbers);
        int most = (int) (parent.getMonitor().getClientArea().width * SHARE);
        GridDataFactory.fillDefaults().grab(true, true).hint(Math.clamp(wanted, least, Math.max(least, most)), HEIGHT)
            .applyTo(table);
        return area;
    }

    private static String longest(List<CampaignComparison.Row> rows, Function<CampaignComparison.Row, String> column) {
        return rows.stream().map(column).max(Comparator.comparingInt(String::length)).orElse(""); //$NON-NLS-1$
    }

    private static int width(Table table, String text) {
        GC gc = new GC(table);
        gc.setFont(table.getFont());
        int width = gc.textExtent(text).x;
        gc.dispose();
        return width;
    }

    /** The numbers are what the dialog is for: where there is no room for all, titles of failures are cut. */
    private static void fill(TableItem item, CampaignComparison.Row row, Shortened shortened) {
        item.setText(new String[] {shortened.of(row.what(), 0, TextCut::end), row.left(), row.right()});
        if (!row.beyondChance()) {
            item.setFont(JFaceResources.getDefaultFont());
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
    }
}
