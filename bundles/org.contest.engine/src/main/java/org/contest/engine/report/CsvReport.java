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
import org.contest.engine.model.RunRow;
import org.jspecify.annotations.Nullable;

/** One line a run, as RFC 4180 has it. */
final class CsvReport implements Report {

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public String write(Campaign campaign) {
        StringBuilder text = new StringBuilder("run,scheduler,configuration,seed,outcome,seconds,events,failure,trace,"
            + "output,schedule\r\n");
        for (RunRow run : campaign.runs()) {
            text.append(String.join(",", Integer.toString(run.number()), quoted(run.scheduler()),
                quoted(run.configuration()), Long.toString(run.seed()), quoted(run.outcome()),
                String.format(Locale.ROOT, "%.6f", run.seconds()), Long.toString(run.events()),
                quoted(run.failureId()), quoted(run.trace()), quoted(run.output()),
                Long.toHexString(run.schedule()))).append("\r\n");
        }
        return text.toString();
    }

    private static String quoted(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
