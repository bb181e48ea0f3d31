/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.protocol.ExitCodes;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.Test;

class OraclesTest {

    private static final String DUMP = "\"main\" #1 prio=5\n   java.lang.Thread.State: WAITING\n"
        + "\tat java.lang.Object.wait0(java.base@25/Native Method)\n\tat p.Main.main(Main.java:7)\n\n\"other\" #2\n"
        + "\tat p.Other.run(Other.java:1)\n";
    private static final String CRASH = "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n"
        + "#  SIGSEGV (0xb) at pc=0x00007f, pid=1, tid=2\n#\n# Problematic frame:\n# V  [libjvm.so+0x1]\n#\n";

    private static RunResult result(Failure... failures) {
        return new RunResult(List.of(failures), Map.of(), 2, 1, "controlled", List.of(), null,
            new RunResult.Health(1, 0, List.of(), org.contest.protocol.CallSites.NONE));
    }

    private static RunReport report(End end, int exitCode, RunResult result, String dump, String crash) {
        return new RunReport(end, exitCode, result, 1, dump, crash, null, 0, null);
    }

    private static List<Failure> judge(RunReport report) {
        return Oracles.of(CampaignOptions.defaults()).judge(report, "");
    }

    @Test
    void a_run_that_ends_by_itself_passes() {
        assertEquals(List.of(), judge(report(End.EXITED, 0, result(), "", "")));
    }

    @Test
    void an_exception_explains_the_exit_code() {
        Failure exception = new Failure(FailureKind.EXCEPTION, "E", "m", "main", List.of("f"), false);
        assertEquals(List.of(exception), judge(report(End.EXITED, 1, result(exception), "", "")));
    }

    @Test
    void another_exit_code_than_the_expected_one_is_a_failure() {
        List<Failure> failures = judge(report(End.EXITED, 3, result(), "", ""));
        assertEquals("exit 3", failures.get(0).signature());
        CampaignOptions three = CampaignOptions.defaults().with(CampaignOption.EXIT_CODE, 3);
        assertEquals(List.of(), Oracles.of(three).judge(report(End.EXITED, 3, result(), "", ""), ""));
    }

    @Test
    void a_verdict_of_the_runtime_is_no_exit_code_of_the_program() {
        assertEquals(List.of(), judge(report(End.EXITED, ExitCodes.VERDICT, result(), "", "")));
        assertEquals(1, judge(report(End.EXITED, ExitCodes.VERDICT, null, "", "")).size());
    }

    @Test
    void a_killed_run_is_a_hang_at_the_stack_of_main() {
        Failure hang = judge(report(End.TIMED_OUT, 137, null, DUMP, "")).get(0);
        assertEquals(FailureKind.HANG, hang.kind());
        assertEquals(List.of("java.lang.Object.wait0(java.base@25/Native Method)", "p.Main.main(Main.java:7)"),
            hang.frames());
    }

    @Test
    void a_crash_of_the_jvm_is_told_with_its_frame() {
        Failure crash = judge(report(End.CRASHED, 134, null, "", CRASH)).get(0);
        assertEquals("jvm-crash SIGSEGV | V  [libjvm.so+0x1]", crash.signature());
        assertTrue(crash.message().contains("SIGSEGV"), crash.message());
    }

    @Test
    void missing_output_is_a_failure_where_output_is_expected() {
        CampaignOptions done = CampaignOptions.defaults().with(CampaignOption.EXPECT_OUTPUT, "^done \\d+$");
        RunReport report = report(End.EXITED, 0, result(), "", "");
        assertEquals(List.of(), Oracles.of(done).judge(report, "begin\ndone 12\n"));
        assertEquals(FailureKind.OUTPUT, Oracles.of(done).judge(report, "begin\n").get(0).kind());
    }
}
