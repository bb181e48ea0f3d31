/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.apache.commons:commons-dbcp2:2.12.0
// libs: org.apache.commons:commons-pool2:2.12.0
// libs: commons-logging:commons-logging:1.3.4
// libs: com.h2database:h2:2.3.232
// libs: jakarta.transaction:jakarta.transaction-api:1.3.3
import java.sql.Connection;
import org.apache.commons.dbcp2.BasicDataSource;

/** Three threads share two connections of a data source. */
public class Dbcp2 {

    public static void main(String[] args) throws Exception {
        try (BasicDataSource pool = new BasicDataSource()) {
            pool.setUrl("jdbc:h2:mem:zoo");
            pool.setMaxTotal(2);
            Together.run(3, i -> {
                try (Connection connection = pool.getConnection()) {
                    Together.check(connection.isValid(1), i);
                }
            });
            Together.check(pool.getNumActive() == 0, pool.getNumActive());
        }
    }
}
