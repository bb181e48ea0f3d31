/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.core.ContestStatus;
import org.contest.engine.Campaign;
import org.contest.engine.model.EngineException;
import org.contest.engine.report.Reports;
import org.eclipse.core.runtime.CoreException;

/** The report of a campaign as a page to open in a browser. */
public final class CampaignReport {

    private static final String HTML = "html"; //$NON-NLS-1$
    private static final String FILE = "report.html"; //$NON-NLS-1$

    private CampaignReport() {
    }

    /**
     * Writes the report into the campaign's folder, over an older one.
     *
     * @return the file
     */
    public static Path write(CampaignEntry entry) throws CoreException {
        Path file = entry.directory().resolve(FILE);
        try (Campaign campaign = Campaign.open(entry.directory())) {
            return Files.writeString(file, Reports.named(HTML).orElseThrow().write(campaign));
        } catch (EngineException | IOException e) {
            throw new CoreException(ContestStatus.REPORT.because(e, entry.name(), String.valueOf(e.getMessage())));
        }
    }
}
