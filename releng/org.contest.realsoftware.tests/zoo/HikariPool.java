/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.zaxxer:HikariCP:5.1.0
// libs: org.slf4j:slf4j-api:2.0.16
// libs: com.h2database:h2:2.3.232
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads share two connections of a pool. */
public class HikariPool {

    public static void main(String[] args) throws Exception {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:h2:mem:zoo");
        config.setMaximumPoolSize(2);
        try (HikariDataSource pool = new HikariDataSource(config)) {
            AtomicInteger sum = new AtomicInteger();
            Together.run(3, i -> {
                try (Connection connection = pool.getConnection(); Statement statement = connection.createStatement();
                    ResultSet result = statement.executeQuery("SELECT " + i)) {
                    result.next();
                    sum.addAndGet(result.getInt(1));
                }
            });
            Together.check(sum.get() == 3, sum);
        }
    }
}
