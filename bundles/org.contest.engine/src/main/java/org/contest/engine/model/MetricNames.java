/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.List;
import java.util.stream.Stream;
import org.contest.analysis.coverage.Metrics;
import org.contest.engine.model.CampaignOption.Check;

/** Says what is wrong with a list of metrics. */
final class MetricNames {

    /** The check of lists of metrics. */
    static final Check CHECK = new Check() {
        @Override
        public String wrong(String value) {
            try {
                Metrics.named(value);
                return "";
            } catch (IllegalArgumentException e) {
                String message = String.valueOf(e.getMessage());
                return message.substring(0, 1).toLowerCase(java.util.Locale.ROOT)
                    + message.substring(1, message.length() - 1);
            }
        }

        @Override
        public List<String> choices() {
            return List.of();
        }

        @Override
        public List<String> offered() {
            return Stream.concat(Stream.of("all"), Metrics.names().stream()).toList();
        }
    };

    private MetricNames() {
    }
}
