/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Two connections insert into and select from one H2 table in memory. */
final class Database implements Workload {

    private static final int ROWS = 1_000;
    private static int count;

    @Override
    public void iterate() throws Exception {
        String url = "jdbc:h2:mem:bench" + count++;
        try (Connection keep = DriverManager.getConnection(url); Statement statement = keep.createStatement()) {
            statement.execute("create table t (id int primary key, name varchar(40))");
            Team.run(2, member -> load(url, member));
            try (ResultSet rows = statement.executeQuery("select count(*) from t")) {
                rows.next();
                if (rows.getInt(1) != 2 * ROWS) {
                    throw new IllegalStateException("lost rows: " + rows.getInt(1));
                }
            }
        }
    }

    private static void load(String url, int member) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
            PreparedStatement insert = connection.prepareStatement("insert into t values (?, ?)");
            PreparedStatement select = connection.prepareStatement("select name from t where id = ?")) {
            for (int i = 0; i < ROWS; i++) {
                insert.setInt(1, i * 2 + member);
                insert.setString(2, "row " + i);
                insert.executeUpdate();
                select.setInt(1, i * 2 + member);
                select.executeQuery().close();
            }
        }
    }
}
