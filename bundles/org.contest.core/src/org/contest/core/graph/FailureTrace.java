/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.graph;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.analysis.operations.Operation;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/**
 * A trace with its program locations and operations.
 *
 * @param trace events
 * @param sites program locations
 * @param operations what the program's own code did
 */
record FailureTrace(Trace trace, SiteTable sites, Operations operations) {

    private static final String SITES = "sites.tsv"; //$NON-NLS-1$

    /** Reads the files. */
    static FailureTrace read(Path file) throws IOException {
        Path own = file.resolveSibling(file.getFileName() + "." + SITES); //$NON-NLS-1$
        Path folder = file.toAbsolutePath().getParent();
        Path campaign = folder == null ? null : folder.getParent();
        Path table = Files.exists(own) || campaign == null ? own : campaign.resolve(SITES);
        Trace trace = Trace.read(file);
        SiteTable sites = SiteTable.read(table);
        return new FailureTrace(trace, sites, Operations.of(trace, sites));
    }

    /** Class, method and line of an operation; empty when it is outside the program's code. */
    String place(Operation operation) {
        return operation.site() < 0 ? "" : sites.site(operation.site()).shortText(); //$NON-NLS-1$
    }

    /** The line to open; empty when there is none. */
    String frame(Operation operation) {
        if (operation.site() < 0) {
            return ""; //$NON-NLS-1$
        }
        Site site = sites.site(operation.site());
        String outer = site.className().replaceAll("\\$.*", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return site.className() + '.' + site.methodName() + '(' + outer.substring(outer.lastIndexOf('.') + 1)
            + ".java:" + site.line() + ')'; //$NON-NLS-1$
    }

    /** Class of an operation; empty when it is outside the program's code. */
    String className(Operation operation) {
        return operation.site() < 0 ? "" : sites.site(operation.site()).className(); //$NON-NLS-1$
    }
}
