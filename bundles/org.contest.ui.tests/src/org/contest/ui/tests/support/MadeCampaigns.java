/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.store.CampaignStore;
import org.sqlite.JDBC;

/** Campaigns of the workspace whose database was written by a test, for what no example shows in a few seconds. */
public final class MadeCampaigns {

    /** Writes what is in the database. */
    @FunctionalInterface
    public interface Content {
        /** Fills the tables of a new campaign that ended by itself. */
        void fill(Statement statement) throws SQLException;
    }

    private MadeCampaigns() {
    }

    /** A campaign that is known to the workbench. */
    public static CampaignEntry of(String name, int runs, Content content) throws Exception {
        Path hidden = ContestTools.workspaceCampaigns().resolve(name); // not found before it is complete
        Files.createDirectories(hidden);
        ProgramSpec program = ProgramSpec.of(List.of(hidden), "some.Main", List.of());
        try (CampaignStore store = CampaignStore.create(hidden, 1, "2026-01-01T00:00:00Z", 1, program,
            CampaignOptions.defaults())) {
            store.putStopped("all runs are done");
        }
        write(hidden, statement -> {
            statement.execute("INSERT INTO configurations (scheduler, description) VALUES ('random', '')");
            runs(statement, 1, runs);
            content.fill(statement);
        });
        Path folder = Files.move(hidden, hidden.resolveSibling(name + ContestTools.CAMPAIGN_SUFFIX));
        CampaignManager.ofWorkspace().scan();
        Eventually.holds("it is found", () -> runs(folder) == runs);
        return Objects.requireNonNull(CampaignManager.ofWorkspace().find(folder));
    }

    /** The campaign goes on, as one that another program runs: more runs, and what else is written. */
    public static void more(CampaignEntry campaign, int from, int to, Content content) throws Exception {
        write(campaign.directory(), statement -> {
            runs(statement, from, to);
            content.fill(statement);
        });
        CampaignManager.ofWorkspace().scan().join();
    }

    private static void write(Path folder, Content content) throws SQLException {
        try (Connection database = JDBC.createConnection("jdbc:sqlite:" + folder.resolve(CampaignStore.FILE),
            new Properties());
            Statement statement = database.createStatement()) {
            database.setAutoCommit(false);
            content.fill(statement);
            database.commit();
        }
    }

    private static void runs(Statement statement, int from, int to) throws SQLException {
        statement.execute(numbers(from, to) + "runs SELECT i, 1, i, 'passed', 0.01, i * 0.01, 100 + i % 50, "
            + "2, i, 'controlled', NULL, NULL, NULL, '', 10 FROM n");
    }

    /** The beginning of a statement that inserts a row for each i of the numbers n. */
    public static String numbers(int from, int to) {
        return "WITH RECURSIVE n(i) AS (SELECT " + from + " UNION ALL SELECT i + 1 FROM n WHERE i < " + to
            + ") INSERT INTO ";
    }

    private static int runs(Path folder) {
        CampaignEntry entry = CampaignManager.ofWorkspace().find(folder);
        return entry == null ? 0 : entry.snapshot().runCount();
    }
}
