/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.Locale;
import org.contest.engine.Campaign;

/** The cumulative curves of coverage, a line for each run in which a metric grew. */
final class CurvesReport implements Report {

    @Override
    public String name() {
        return "curves";
    }

    @Override
    public String write(Campaign campaign) {
        StringBuilder text = new StringBuilder("metric,run,seconds,tasks\r\n");
        campaign.curves().forEach((metric, curve) -> curve.forEach(point -> text.append(String.format(Locale.ROOT,
            "%s,%d,%.3f,%d\r\n", metric, point.run(), point.seconds(), point.tasks()))));
        return text.toString();
    }
}
