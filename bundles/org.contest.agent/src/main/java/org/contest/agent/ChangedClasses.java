/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contest.protocol.CompilerMade;
import org.contest.protocol.SiteMatch;
import org.contest.protocol.SiteTable;
import org.contest.protocol.SiteTable.Block;
import org.contest.runtime.sites.RecordedSites;
import org.jspecify.annotations.Nullable;

/**
 * Finds the program locations of a class among those of an earlier run that had the class with other bytes, so that a
 * replay can follow its trace on what another compiler has made.
 */
final class ChangedClasses {

    private final @Nullable File earlier;
    private @Nullable Map<String, List<Block>> blocks;

    /** For the table of an earlier run; null for none. */
    ChangedClasses(@Nullable File earlier) {
        this.earlier = earlier;
    }

    /**
     * Matches a class, which the earlier run had with other bytes or not at all, before it does anything.
     *
     * @param lines of its sites, as the table of sites has them
     */
    void match(String className, int base, int count, byte[] lines) throws IOException {
        String head = "C\t" + base + '\t' + count + '\t' + className + "\t0\n";
        Block now = SiteTable.parse(head + new String(lines, StandardCharsets.UTF_8)).blocks().get(0);
        SiteMatch match = SiteMatch.of(before(className), now);
        RecordedSites.add(className, match.sites(), match.numbers());
        CompilerMade.sites(now).stream().forEach(RecordedSites::addMade);
    }

    private synchronized List<Block> before(String className) throws IOException {
        Map<String, List<Block>> read = blocks;
        if (read == null) {
            SiteTable table = earlier == null ? new SiteTable() : SiteTable.skim(earlier.toPath());
            read = table.blocks().stream().collect(Collectors.groupingBy(Block::className));
            blocks = read;
        }
        return read.getOrDefault(className, List.of());
    }
}
