/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.List;
import java.util.Optional;

/** The one list of report formats. */
public final class Reports {

    private static final List<Report> ALL =
        List.of(new HtmlReport(), new SarifReport(), new JUnitReport(), new CsvReport(), new CurvesReport());

    private Reports() {
    }

    /** The names of the formats. */
    public static List<String> names() {
        return ALL.stream().map(Report::name).toList();
    }

    /** The format with a name. */
    public static Optional<Report> named(String name) {
        return ALL.stream().filter(report -> report.name().equals(name)).findFirst();
    }
}
