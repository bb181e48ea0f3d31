/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.protocol.Failure;

/** The one list of oracles, in the order in which they judge. */
public final class Oracles {

    private final List<Oracle> oracles;
    private final boolean readsOutput;

    private Oracles(List<Oracle> oracles, boolean readsOutput) {
        this.oracles = oracles;
        this.readsOutput = readsOutput;
    }

    /** The oracles that the options ask for. */
    public static Oracles of(CampaignOptions options) {
        String expected = options.get(CampaignOption.EXPECT_OUTPUT);
        List<Oracle> oracles = new ArrayList<>(List.of(new RuntimeOracle(), new CrashOracle(), new HangOracle(),
            new ExitOracle(options.number(CampaignOption.EXIT_CODE))));
        if (!expected.isEmpty()) {
            oracles.add(new OutputOracle(expected));
        }
        return new Oracles(oracles, !expected.isEmpty());
    }

    /** True when an oracle looks at what the program prints. */
    public boolean readsOutput() {
        return readsOutput;
    }

    /** What a run printed, as far as it is needed to judge it: always where the runtime has said nothing. */
    public String printed(RunReport report, Path output) throws IOException {
        boolean isNeeded = report.result() == null || readsOutput;
        return isNeeded && Files.exists(output) ? Files.readString(output, StandardCharsets.ISO_8859_1) : "";
    }

    /** Everything that is wrong with a run; empty when it passed, and when it was lost, which is not its doing. */
    public List<Failure> judge(RunReport report, String output) {
        if (report.end() == End.LOST) {
            return List.of();
        }
        List<Failure> failures = new ArrayList<>();
        for (Oracle oracle : oracles) {
            failures.addAll(oracle.judge(report, output, List.copyOf(failures)));
        }
        return Consequences.merged(failures);
    }
}
