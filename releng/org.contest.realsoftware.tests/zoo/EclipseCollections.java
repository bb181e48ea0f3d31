/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.eclipse.collections:eclipse-collections:11.1.0
// libs: org.eclipse.collections:eclipse-collections-api:11.1.0
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/** Three threads count in a concurrent map. */
public class EclipseCollections {

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = ConcurrentHashMap.newMap();
        Together.run(3, i -> map.updateValue("n", () -> 0, n -> n + 1));
        Together.check(map.get("n") == 3, map);
    }
}
