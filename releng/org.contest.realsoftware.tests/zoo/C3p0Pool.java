/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.mchange:c3p0:0.10.1
// libs: com.mchange:mchange-commons-java:0.3.1
// libs: com.h2database:h2:2.3.232
import com.mchange.v2.c3p0.ComboPooledDataSource;
import java.sql.Connection;

/** Three threads share the connections of a pool. */
public class C3p0Pool {

    public static void main(String[] args) throws Exception {
        ComboPooledDataSource pool = new ComboPooledDataSource();
        pool.setJdbcUrl("jdbc:h2:mem:zoo");
        pool.setMaxPoolSize(2);
        pool.setInitialPoolSize(1);
        pool.setMinPoolSize(1);
        Together.run(3, i -> {
            try (Connection connection = pool.getConnection()) {
                Together.check(connection.isValid(1), i);
            }
        });
        pool.close();
    }
}
