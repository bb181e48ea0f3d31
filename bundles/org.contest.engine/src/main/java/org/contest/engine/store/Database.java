/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.contest.engine.model.EngineException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/**
 * One SQLite file and one connection to it, for use by any thread. Write-ahead logging: readers never wait, and a
 * killed process loses at most the transaction that was going on.
 */
final class Database implements AutoCloseable {

    /** Makes an object of a row. */
    @FunctionalInterface
    interface RowReader<T> {
        /** Reads the current row. */
        T read(ResultSet row) throws SQLException;
    }

    private static final int BUSY_MILLIS = 10_000;
    private static final int RETRY_MILLIS = 20;
    private static final int PRIMARY_CODE = 0xFF;

    private final Path file;
    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    /**
     * Opens a file.
     *
     * @param make whether to make one that is not there: a reader made an empty one where a folder was being deleted
     */
    Database(Path file, boolean make) {
        this.file = file;
        SQLiteConfig config = new SQLiteConfig();
        config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
        config.setBusyTimeout(BUSY_MILLIS);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        boolean readOnly =
            !make && Files.exists(file) && !(Files.isWritable(file) && Files.isWritable(file.getParent()));
        config.setReadOnly(readOnly);
        if (!readOnly) {
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        }
        SQLiteDataSource source = new SQLiteDataSource(config);
        // nobody changes a file that is immutable, so that no file has to be made beside it
        source.setUrl(
            "jdbc:sqlite:" + (make ? file.toString() : file.toUri() + (readOnly ? "?immutable=1" : "?mode=rw")));
        connection = connection(source);
    }

    /** To make a new file one for readers beside a writer takes a lock for which SQLite does not wait by itself. */
    private Connection connection(SQLiteDataSource source) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(BUSY_MILLIS);
        for (;;) {
            try {
                return source.getConnection();
            } catch (SQLException e) {
                boolean busy = (e.getErrorCode() & PRIMARY_CODE) == SQLiteErrorCode.SQLITE_BUSY.code;
                if (!busy || System.nanoTime() > end) {
                    throw failed(e);
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(RETRY_MILLIS));
            }
        }
    }

    /** All rows of a query. */
    synchronized <T> List<T> query(String sql, RowReader<T> reader, @Nullable Object... values) {
        try {
            List<T> rows = new ArrayList<>();
            try (ResultSet result = bind(sql, values).executeQuery()) {
                while (result.next()) {
                    rows.add(reader.read(result));
                }
            }
            return rows;
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** The number that a query answers in one row; 0 for none. */
    long number(String sql, @Nullable Object... values) {
        return query(sql, row -> row.getLong(1), values).stream().findFirst().orElse(0L);
    }

    /** Changes rows; returns how many. */
    synchronized int update(String sql, @Nullable Object... values) {
        try {
            return bind(sql, values).executeUpdate();
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** Statements without values, separated by semicolons; lines that begin with two dashes are comments. */
    synchronized void script(String sql) {
        try (var statement = connection.createStatement()) {
            for (String part : sql.replaceAll("(?m)^--.*$", "").split(";")) {
                if (!part.isBlank()) {
                    statement.executeUpdate(part);
                }
            }
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** All or nothing. */
    synchronized void transaction(Runnable work) {
        try {
            connection.setAutoCommit(false);
            try {
                work.run();
                connection.commit();
            } catch (RuntimeException | SQLException e) {
                rollBack(e);
                throw e;
            }
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** After some errors SQLite has rolled back by itself, and refuses to: the error tells more than the refusal. */
    private void rollBack(Exception error) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            error.addSuppressed(e);
        }
    }

    private PreparedStatement bind(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            statements.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    @Override
    public synchronized void close() {
        try {
            for (PreparedStatement statement : statements.values()) {
                statement.close();
            }
            statements.clear();
            connection.close();
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    private EngineException failed(SQLException e) {
        int code = e.getErrorCode() & PRIMARY_CODE;
        if (code == SQLiteErrorCode.SQLITE_FULL.code || code == SQLiteErrorCode.SQLITE_IOERR.code) {
            return EngineException.tool("The campaign file " + file + " cannot be written any more (" + e.getMessage()
                + ").", e);
        }
        if (code == SQLiteErrorCode.SQLITE_READONLY.code) {
            return EngineException.user("The campaign in " + file.getParent() + " cannot be written to. Give this user "
                + "the right to write there, or name another directory.", e);
        }
        return EngineException.tool("The campaign file " + file + " could not be used (" + e.getMessage()
            + "). Check that it is a campaign file and that its folder can be written to.", e);
    }
}
