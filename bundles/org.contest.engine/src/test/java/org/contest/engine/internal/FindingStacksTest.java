/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.FindingRow.State;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;

class FindingStacksTest {

    private static FindingRow row(int id, boolean own, String trace) {
        Finding finding = new Finding(FindingKind.DATA_RACE, "s" + id, "m", "p.A.x", List.of(), own);
        return new FindingRow(id, finding, State.PREDICTED, 1, 1, Path.of(trace), null, "");
    }

    @Test
    void traces_of_own_code_are_replayed_first_and_then_those_with_the_most_findings() {
        List<FindingRow> rows = List.of(row(1, false, "four"), row(2, false, "one"), row(3, false, "one"),
            row(4, true, "two"));
        assertEquals(List.of(List.of(4), List.of(2, 3), List.of(1)), FindingStacks.inOrder(rows).stream()
            .map(some -> some.stream().map(FindingRow::id).toList()).toList());
    }
}
