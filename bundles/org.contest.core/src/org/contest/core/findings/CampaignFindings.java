/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.source.SimpleNames;
import org.contest.core.source.SourceText;
import org.contest.engine.findings.Suppressions;
import org.contest.engine.model.FindingRow;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.findings.Finding;

/** The findings of a campaign. Reads files, so not for the user interface's thread. */
public final class CampaignFindings {

    private CampaignFindings() {
    }

    /** All findings, by rank; those that are suppressed say why. */
    public static List<FindingRow> read(Path campaign) {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            return store.findings();
        }
    }

    /**
     * Suppresses a finding from now on: adds a line to the file that lies with the source.
     *
     * @return the file
     */
    public static Path suppress(CampaignEntry campaign, Finding finding) throws IOException {
        try (CampaignStore store = CampaignStore.open(campaign.directory())) {
            Path file = store.program().workingDirectory().resolve(Suppressions.FILE);
            String pattern = finding.variable().isEmpty() ? finding.places().get(0).frames().get(0).text()
                : finding.variable();
            boolean fresh = !Files.exists(file) || Files.size(file) == 0 || Files.readString(file).endsWith("\n");
            Files.writeString(file, (fresh ? "" : "\n") + finding.kind().text() + ' ' + pattern + '\n',
                StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return file;
        }
    }

    /** Whether the file that lies with the source suppresses a finding, and not an annotation in the source. */
    public static boolean isSuppressedByFile(FindingRow row) {
        return row.suppressed().startsWith(Suppressions.FILE);
    }

    /** Takes the lines out of the file that lies with the source that suppress a finding. */
    public static void unsuppress(CampaignEntry campaign, Finding finding) throws IOException {
        try (CampaignStore store = CampaignStore.open(campaign.directory())) {
            Suppressions.remove(store.program().workingDirectory(), finding);
        }
    }

    /** The first frame of a place, for the source: as a stack trace has it. */
    public static String frame(Finding.Frame frame) {
        String outer = frame.className().replaceAll("\\$.*", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return frame.className() + '.' + frame.method() + '(' + outer.substring(outer.lastIndexOf('.') + 1) + ".java"
            + (frame.line() > 0 ? ":" + frame.line() : "") + ')'; //$NON-NLS-1$ //$NON-NLS-2$
    }

    /** True when a line that the finding is about was changed, or does not mention its variable any more. */
    public static boolean isStale(String project, FindingRow row, MarkedLines marked) {
        Finding finding = row.finding();
        String name = finding.variable().substring(finding.variable().lastIndexOf('.') + 1);
        boolean isField = name.matches("[a-zA-Z_]\\w*") && finding.variable().contains("."); //$NON-NLS-1$ //$NON-NLS-2$
        for (Finding.Place place : finding.places()) {
            String frame = frame(place.frames().get(0));
            String line = SourceText.line(project, marked.now(row, frame));
            if (marked.isChanged(row, frame) || line.isBlank()
                || isField && !line.contains(name) && place.action().contains(finding.variable())) {
                return true;
            }
        }
        return false;
    }

    /** The whole finding in words, classes by simple names: each place with its stack and the locks that were held. */
    public static String explanation(Finding finding) {
        StringBuilder text = new StringBuilder(finding.message()).append('\n');
        for (Finding.Place place : finding.places()) {
            text.append('\n').append(place.thread()).append(' ').append(place.action()).append('\n');
            place.stack().forEach(frame -> text.append("    at ").append(frame.inWords()).append('\n')); //$NON-NLS-1$
            place.ownLocksInWords().forEach(lock -> text.append("    holds ").append(lock).append('\n'));
        }
        return SimpleNames.in(text.toString()).stripTrailing();
    }
}
