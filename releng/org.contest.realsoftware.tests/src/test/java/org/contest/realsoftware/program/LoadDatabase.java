/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Three connections load one H2 database in memory. */
public final class LoadDatabase {

    private static final String URL = "jdbc:h2:mem:load";
    private static final int ROWS = 200;

    private LoadDatabase() {
    }

    /** Loads and counts. */
    public static void main(String[] args) throws Exception {
        try (Connection keep = DriverManager.getConnection(URL); Statement statement = keep.createStatement()) {
            statement.execute("create table t (id int primary key, name varchar(40))");
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 3; t++) {
                int number = t;
                threads.add(new Thread(() -> load(number)));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            try (ResultSet rows = statement.executeQuery("select count(*), sum(id), max(name) from t")) {
                rows.next();
                System.out.println(rows.getInt(1) + " rows, sum " + rows.getLong(2) + ", last " + rows.getString(3));
            }
        }
    }

    private static void load(int thread) {
        try (Connection connection = DriverManager.getConnection(URL);
            PreparedStatement insert = connection.prepareStatement("insert into t values (?, ?)")) {
            for (int i = 0; i < ROWS; i++) {
                insert.setInt(1, i * 3 + thread);
                insert.setString(2, "row " + i);
                insert.executeUpdate();
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
