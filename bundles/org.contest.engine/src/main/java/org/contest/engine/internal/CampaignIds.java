/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.engine.store.CampaignStore;

/** Campaigns that lie beside each other: {@code <date>-<id>.contest}. */
public final class CampaignIds {

    private static final Pattern NAME = Pattern.compile(".*?(\\d+)\\.contest");

    private CampaignIds() {
    }

    /** The directories of the campaigns in a folder, by id; none when the folder does not exist. */
    public static List<Path> campaigns(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(CampaignStore::exists)
                .sorted((a, b) -> idOf(a) != idOf(b) ? Long.compare(idOf(a), idOf(b)) : a.compareTo(b)).toList();
        } catch (IOException e) {
            throw EngineException.user("The folder " + folder + " cannot be read (" + e.getMessage() + ").", e);
        }
    }

    /** The number in a directory's name; 0 when it has none. */
    public static long idOf(Path directory) {
        Matcher name = NAME.matcher(directory.getFileName().toString());
        try {
            return name.matches() ? Long.parseLong(name.group(1)) : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** The id for a new campaign in a folder: one more than any there, also of one that is just being made. */
    public static long next(Path folder) {
        try (Stream<Path> entries = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return entries.mapToLong(CampaignIds::idOf).max().orElse(0) + 1;
        } catch (IOException e) {
            throw EngineException.user("The folder " + folder + " cannot be read (" + e.getMessage() + ").", e);
        }
    }
}
