/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a campaign. */
class CampaignFilesTest {

    @TempDir
    private Path folder;

    @Test
    void the_folder_of_campaigns_is_hidden_from_git_unless_the_user_says_otherwise() throws IOException {
        Path campaigns = folder.resolve(CampaignFiles.FOLDER);
        new CampaignFiles(campaigns.resolve("1.contest")).create();
        Path ignore = campaigns.resolve(".gitignore");
        assertEquals("*", Files.readString(ignore).strip());
        Files.writeString(ignore, "output");
        new CampaignFiles(campaigns.resolve("2.contest")).create();
        assertEquals("output", Files.readString(ignore));
    }

    @Test
    void a_folder_that_the_user_names_stays_as_it_is() {
        new CampaignFiles(folder.resolve("mine/1.contest")).create();
        assertFalse(Files.exists(folder.resolve("mine/.gitignore")));
    }
}
