/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.h2database:h2:2.3.232
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;

/** Three connections insert a row each. */
public class H2Memory {

    public static void main(String[] args) throws Exception {
        try (Connection first = DriverManager.getConnection("jdbc:h2:mem:zoo")) {
            first.createStatement().execute("CREATE TABLE T (N INT)");
            Together.run(3, i -> {
                try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:zoo")) {
                    connection.createStatement().execute("INSERT INTO T VALUES (" + i + ")");
                }
            });
            try (ResultSet result = first.createStatement().executeQuery("SELECT COUNT(*) FROM T")) {
                result.next();
                Together.check(result.getInt(1) == 3, result.getInt(1));
            }
            first.createStatement().execute("DROP TABLE T");
        }
    }
}
