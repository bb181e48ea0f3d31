/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Logger;

/** Two threads ask for a connection, by a driver that the JDK finds in the class path. */
public final class AsksForConnection {

    private static final String URL = "jdbc:sample:";

    private AsksForConnection() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(AsksForConnection::ask);
        other.start();
        ask();
        other.join();
    }

    private static void ask() {
        try {
            DriverManager.getConnection(URL);
        } catch (SQLException e) {
            if (!Refusing.REFUSED.equals(e.getMessage())) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A driver without a database. */
    public static final class Refusing implements Driver {

        private static final String REFUSED = "This driver refuses.";

        static {
            try {
                DriverManager.registerDriver(new Refusing());
            } catch (SQLException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        @Override
        public Connection connect(String url, Properties info) throws SQLException {
            if (acceptsURL(url)) {
                throw new SQLException(REFUSED);
            }
            return null;
        }

        @Override
        public boolean acceptsURL(String url) {
            return URL.equals(url);
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public Logger getParentLogger() {
            return Logger.getGlobal();
        }
    }
}
