/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FailOnTest {

    @TempDir
    private Path folder;

    /** The only run of this seed passes, and shows the data race. */
    private Cli passing(String failOn) {
        return Cli.run("stress", "--campaign", folder.resolve(failOn), "--seed", 1, "--runs", 1, "--scheduler",
            "random",
            "--metrics", "", "--fail-on", failOn, "-cp", System.getProperty("contest.testprograms"),
            "org.contest.testprograms.fail.LostUpdate");
    }

    @Test
    void who_wants_findings_to_fail_is_told_why_a_campaign_that_passed_does() {
        Cli findings = passing("findings");
        assertEquals(Exit.FAILURE, findings.exit(), findings.out() + findings.err());
        assertEquals("What was found counts as a failure (--fail-on findings).", findings.lastLine());
        Cli failure = passing("failure");
        assertEquals(Exit.OK, failure.exit(), failure.out() + failure.err());
        assertEquals("PASSED: none of 1 run failed", failure.lastLine());
        assertTrue(failure.out().contains(": Data race: "), failure.out());
    }
}
