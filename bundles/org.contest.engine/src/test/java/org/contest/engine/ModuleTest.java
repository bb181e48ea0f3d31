/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are started as modules. */
class ModuleTest {

    private static final String RACE = """
        package p;
        public class Main {
            static int n;
            public static void main(String[] args) throws Exception {
                if (!Main.class.getModule().isNamed()) {
                    return;
                }
                Thread thread = new Thread(() -> n++);
                thread.start();
                n++;
                thread.join();
                if (n != 2) {
                    throw new IllegalStateException("lost for " + args[0]);
                }
            }
        }
        """;

    @TempDir
    private Path folder;

    private ProgramSpec program(String main) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src/p")).getParent();
        Files.writeString(sources.resolve("module-info.java"), "module m { }");
        Files.writeString(sources.resolve("p/Main.java"), RACE);
        Path modules = folder.resolve("modules");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", modules + "/m",
            sources + "/module-info.java", sources + "/p/Main.java"));
        return new ProgramSpec(List.of(), List.of(modules), main, List.of("me"), List.of(), folder, Map.of(),
            Path.of(System.getProperty("java.home")));
    }

    private Campaign create(String main, String mode) throws IOException {
        return Campaign.create(folder.resolve("x.contest"), program(main), CampaignOptions.defaults().withSeed(5)
            .withRuns(100).with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, "random"));
    }

    @Test
    void a_bug_in_a_module_is_found_and_replays() throws IOException {
        try (Campaign campaign = create(ProgramSpec.module("m/p.Main"), "auto")) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FailureRow failure = summary.distinctFailures().get(0);
            assertEquals("lost for me", failure.message(), summary.toJson());
            ReplaySummary replay = Replay.run(failure.trace(), ReplayOptions.defaults(), Cancellation.NEVER);
            assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        }
    }

    @Test
    void a_module_without_main_class_and_one_in_a_jvm_of_many_runs_are_refused() throws IOException {
        EngineException missing = assertThrows(EngineException.class, () -> create(ProgramSpec.module("m"), "auto"));
        assertTrue(missing.getMessage().contains("module m does not have a ModuleMainClass"), missing.getMessage());
        try (Campaign campaign = create(ProgramSpec.module("m/p.Main"), "in-process")) {
            EngineException mode = assertThrows(EngineException.class,
                () -> campaign.run(CampaignListener.NONE, Cancellation.NEVER));
            assertTrue(mode.getMessage().contains("Choose --mode fork or auto"), mode.getMessage());
        }
    }
}
