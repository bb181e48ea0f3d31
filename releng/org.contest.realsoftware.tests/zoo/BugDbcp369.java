/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: commons-dbcp:commons-dbcp:1.2.2
// libs: commons-pool:commons-pool:1.3
import org.apache.commons.dbcp.datasources.SharedPoolDataSource;

/** DBCP-369: data sources that are made and closed by several threads share a map without a lock. */
public class BugDbcp369 {

    public static void main(String[] args) throws Exception {
        Together.run(3, i -> {
            for (int n = 0; n < 2; n++) {
                SharedPoolDataSource source = new SharedPoolDataSource();
                source.setDataSourceName("name" + n);
                source.close();
            }
        });
    }
}
