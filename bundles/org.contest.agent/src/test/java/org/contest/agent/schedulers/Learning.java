/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.lessons.LessonPlan;
import org.contest.protocol.lessons.Lessons;

/** Lets the runs of one program learn from each other, as those of a campaign do. */
final class Learning {

    private final Path folder;
    private final Lessons lessons = new Lessons();
    private int done;

    Learning() throws IOException {
        folder = Files.createTempDirectory(Path.of("target"), "learning");
    }

    /** What the next run is told. */
    RunOptions told(RunOptions options) {
        int chapter = LessonPlan.chapter(done + 1);
        RunOptions told = options.with(Key.TEACHES, LessonPlan.teaches(done + 1));
        return chapter == 0 ? told : told.with(Key.LESSONS, after(chapter));
    }

    /** The run that was told is over. */
    void learn(RunResult result) throws IOException {
        lessons.add(result.lesson());
        if (LessonPlan.ends(++done)) {
            Files.writeString(after(done), lessons.knowledge());
        }
    }

    private Path after(int run) {
        return folder.resolve("after-" + run);
    }
}
