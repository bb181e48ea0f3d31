/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Fills a map of the JDK by one call, before or after a thread was started, with as many keys as it is told. */
public final class BeforeThreads {

    private BeforeThreads() {
    }

    public static void main(String[] args) throws InterruptedException {
        List<Integer> keys = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            keys.add(i);
        }
        TreeMap<Integer, Integer> map = new TreeMap<>();
        Thread thread = new Thread(() -> map.put(-1, 0));
        if (args[0].equals("after")) {
            thread.start();
            thread.join();
        }
        keys.forEach(key -> map.put(key, key));
        if (args[0].equals("before")) {
            thread.start();
            thread.join();
        }
        System.out.println(map.size());
    }
}
