/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.Campaign;
import org.contest.engine.Replay;
import org.contest.engine.model.EngineException;

/** Finds campaigns and runs by what the user calls them. */
final class RunIds {

    private static final Pattern RUN = Pattern.compile("(?:(.+):)?(\\d{1,9})");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private RunIds() {
    }

    /** The trace file with a name, or of a run: {@code CAMPAIGN:RUN}, or {@code RUN} of the latest campaign. */
    static Path trace(String what) {
        Path file = Path.of(what);
        Matcher run = RUN.matcher(what);
        if (Files.exists(file) || !run.matches()) {
            return file;
        }
        return Replay.traceOf(run.group(1) == null ? latest() : campaign(run.group(1)),
            Integer.parseInt(run.group(2)));
    }

    /** The campaign with a directory or number. */
    static Path campaign(String what) {
        Path directory = Path.of(what);
        if (Campaign.exists(directory) || !NUMBER.matcher(what).matches()) {
            return directory;
        }
        return campaigns().stream().filter(path -> path.getFileName().toString().endsWith("-" + what + ".contest"))
            .findFirst().orElseThrow(() -> EngineException.user("There is no campaign " + what + " in "
                + Campaign.FOLDER + ". \"contest campaigns\" lists them."));
    }

    private static Path latest() {
        List<Path> campaigns = campaigns();
        if (campaigns.isEmpty()) {
            throw EngineException.user("There is no campaign in " + Path.of(Campaign.FOLDER).toAbsolutePath()
                + ". Name the trace file, or the run as CAMPAIGN:RUN.");
        }
        return campaigns.get(campaigns.size() - 1);
    }

    private static List<Path> campaigns() {
        return Campaign.list(Path.of(Campaign.FOLDER));
    }
}
