/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import java.util.Locale;
import org.contest.protocol.Site;
import org.contest.protocol.findings.Finding;
import org.contest.ui.internal.Messages;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;

/** The columns of the tree of findings. */
enum FindingColumn {

    /** Kind of the finding, or what a thread did. */
    WHAT(Messages.findings_what, SWT.LEFT),

    /** Variable or locks. */
    VARIABLE(Messages.findings_variable, SWT.LEFT),

    /** The first line. */
    FIRST(Messages.findings_first, SWT.LEFT),

    /** The second line. */
    SECOND(Messages.findings_second, SWT.LEFT),

    /** Predicted, confirmed or suppressed. */
    STATE(Messages.findings_state, SWT.LEFT),

    /** Runs that show it. */
    RUNS(Messages.findings_runs, SWT.RIGHT),

    /** The first of them. */
    FIRST_RUN(Messages.findings_firstRun, SWT.RIGHT);

    private final String title;
    private final int style;

    FindingColumn(String title, int style) {
        this.title = title;
        this.style = style;
    }

    String title() {
        return title;
    }

    int style() {
        return style;
    }

    /** True for names and lines, whose end tells as much as their beginning. */
    boolean isShortened() {
        return this == VARIABLE || this == FIRST || this == SECOND;
    }

    String text(FindingItem item) {
        if (item.place() >= 0) {
            return this == WHAT ? below(item) : this == FIRST ? line(item.thing(), Math.max(0, item.depth())) : "";
        }
        Finding finding = item.row().finding();
        return switch (this) {
        case WHAT -> finding.kind().title();
        case VARIABLE -> Site.brief(finding.variable());
        case FIRST -> line(finding.places().get(0), 0);
        case SECOND -> finding.places().size() > 1 ? line(finding.places().get(1), 0) : ""; //$NON-NLS-1$
        case STATE -> state(item);
        case RUNS -> String.format(Locale.ROOT, "%,d", item.row().runs()); //$NON-NLS-1$
        case FIRST_RUN -> String.format(Locale.ROOT, "%,d", item.row().firstRun()); //$NON-NLS-1$
        };
    }

    private static String state(FindingItem item) {
        return item.stale() ? NLS.bind(Messages.findings_stale, item.row().stateText()) : item.row().stateText();
    }

    private static String below(FindingItem item) {
        if (item.depth() >= 0) {
            return Messages.findings_calledBy;
        }
        int locks = item.thing().locks().size();
        String held = locks == 0 ? Messages.findings_noLock
            : locks == 1 ? Messages.findings_oneLock : NLS.bind(Messages.findings_locks, locks);
        return item.thing().thread() + ' ' + item.thing().action() + ", " + held; //$NON-NLS-1$
    }

    private static String line(Finding.Place place, int depth) {
        Finding.Frame frame = place.stack().get(depth);
        return frame.className().substring(frame.className().lastIndexOf('.') + 1) + '.' + frame.method()
            + (frame.line() > 0 ? ":" + frame.line() : ""); //$NON-NLS-1$ //$NON-NLS-2$
    }
}
