/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: commons-collections:commons-collections:3.2.1
import org.apache.commons.collections.FastHashMap;

/** FastHashMap in slow mode passes its iterator on without its lock. */
public class BugCollectionsFast {

    public static void main(String[] args) throws Exception {
        FastHashMap map = new FastHashMap();
        for (int n = 0; n < 4; n++) {
            map.put("k" + n, n);
        }
        Together.run(2, i -> {
            if (i == 0) {
                for (Object key : map.keySet()) {
                    Together.check(key != null, i);
                }
            } else {
                map.setFast(false);
                map.put("new", 1);
                map.remove("k1");
            }
        });
    }
}
