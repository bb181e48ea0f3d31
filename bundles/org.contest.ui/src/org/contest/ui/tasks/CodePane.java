/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.analysis.identity.Location;
import org.contest.core.source.SourceText;
import org.contest.core.source.TextCut;
import org.contest.core.tasks.TaskTexts;
import org.contest.engine.tasks.TaskRow;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.Shortened;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;

/** The lines of code of a task beside each other, the variable marked; a click opens the line. */
final class CodePane {

    private static final int GAP = 6;

    private final Composite pane;
    private final List<StyledText> lines = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private List<String> frames = List.of();
    private TaskRow shown;

    CodePane(Composite parent, Consumer<String> open) {
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).spacing(GAP, 1).applyTo(pane);
        for (int i = 0; i < 2; i++) {
            int number = i;
            Link link = new Link(pane, SWT.NONE);
            link.addListener(SWT.Selection, event -> open.accept(frames.get(number)));
            link.addListener(SWT.Resize, event -> tellPlace(number));
            GridDataFactory.fillDefaults().grab(true, false).applyTo(link);
            links.add(link);
        }
        for (int i = 0; i < 2; i++) {
            StyledText line = new StyledText(pane, SWT.READ_ONLY | SWT.SINGLE | SWT.BORDER);
            line.setFont(JFaceResources.getTextFont());
            Names.give(line, i == 0 ? Messages.name_firstLine : Messages.name_secondLine);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
            lines.add(line);
        }
    }

    Composite control() {
        return pane;
    }

    /** Nothing is selected any more. */
    void clear() {
        shown = null;
        frames = List.of();
        links.forEach(link -> link.setText("")); //$NON-NLS-1$
        lines.forEach(line -> line.setText("")); //$NON-NLS-1$
    }

    /** Source is read in a job: it may lie in an archive. */
    void show(String project, @Nullable TaskRow row) {
        if (row == null || row.equals(shown)) {
            return;
        }
        shown = row;
        List<Location> locations = row.task().locations();
        frames = locations.stream().map(TaskTexts::frame).toList();
        for (int i = 0; i < lines.size(); i++) {
            boolean there = i < locations.size();
            tellPlace(i);
            lines.get(i).setText(there ? Messages.tasks_reading : ""); //$NON-NLS-1$
            if (there) {
                read(project, row, i);
            }
        }
    }

    /** With class and line, however narrow the view is. */
    private void tellPlace(int number) {
        Link link = links.get(number);
        List<Location> locations = shown == null ? List.of() : shown.task().locations();
        String whole = number < locations.size() ? TaskTexts.place(locations.get(number)) : ""; //$NON-NLS-1$
        String fitting = whole.isEmpty() ? "" : Shortened.fitting(link, whole, link.getSize().x); //$NON-NLS-1$
        link.setText(whole.isEmpty() ? "" : "<a>" + fitting + "</a>");
        link.setToolTipText(TextCut.isCut(fitting) ? whole : null);
    }

    private void read(String project, TaskRow row, int number) {
        Display display = pane.getDisplay();
        String frame = frames.get(number);
        String variable = row.task().locations().get(number).variable();
        Job.createSystem(Messages.tasks_reading, (ICoreRunnable) monitor -> {
            String text = SourceText.line(project, frame);
            display.asyncExec(() -> {
                if (row.equals(shown) && !pane.isDisposed()) {
                    lines.get(number).setText(text.isEmpty() ? Messages.tasks_noSource : text);
                    mark(lines.get(number), variable.substring(variable.lastIndexOf('.') + 1));
                }
            });
        }).schedule();
    }

    private static void mark(StyledText line, String variable) {
        Matcher found = Pattern.compile("\\b" + Pattern.quote(variable) + "\\b").matcher(line.getText());
        while (!variable.isEmpty() && found.find()) {
            StyleRange range = new StyleRange(found.start(), found.end() - found.start(), null, null, SWT.BOLD);
            range.underline = true;
            line.setStyleRange(range);
        }
    }
}
