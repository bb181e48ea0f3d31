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
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Which launch made a campaign; kept beside it, so that it can be launched again after a restart.
 *
 * @param configuration name of the launch configuration; empty when it was made outside Eclipse
 * @param project name of the Java project; empty when it was made outside Eclipse
 */
public record LaunchOrigin(String configuration, String project) {

    /** A campaign of the command line. */
    public static final LaunchOrigin UNKNOWN = new LaunchOrigin("", ""); //$NON-NLS-1$ //$NON-NLS-2$

    private static final String FILE = "eclipse.properties"; //$NON-NLS-1$
    private static final String CONFIGURATION = "configuration"; //$NON-NLS-1$
    private static final String PROJECT = "project"; //$NON-NLS-1$

    /** Reads what {@link #write} left in a campaign; unknown when nothing is there. */
    static LaunchOrigin read(Path campaign) throws IOException {
        Path file = campaign.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return UNKNOWN;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return new LaunchOrigin(properties.getProperty(CONFIGURATION, ""), //$NON-NLS-1$
            properties.getProperty(PROJECT, "")); //$NON-NLS-1$
    }

    /** Keeps this beside the campaign. */
    void write(Path campaign) throws IOException {
        Properties properties = new Properties();
        properties.setProperty(CONFIGURATION, configuration);
        properties.setProperty(PROJECT, project);
        try (Writer writer = Files.newBufferedWriter(campaign.resolve(FILE))) {
            properties.store(writer, null);
        }
    }
}
