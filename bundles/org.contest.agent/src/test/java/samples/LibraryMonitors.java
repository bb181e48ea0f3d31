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
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/** Monitors inside the JDK: many in one call, before or after a thread was started, or held while one is started. */
public final class LibraryMonitors {

    private static String order = "";

    private LibraryMonitors() {
    }

    public static void main(String[] args) throws InterruptedException {
        if (args[0].equals("held")) {
            held();
            return;
        }
        List<Integer> keys = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            keys.add(i);
        }
        Collection<Integer> guarded = Collections.synchronizedCollection(new HashSet<>(keys));
        Thread thread = new Thread(() -> guarded.add(-1));
        if (args[0].equals("after")) {
            thread.start();
            thread.join();
        }
        keys.retainAll(guarded);
        if (args[0].equals("before")) {
            thread.start();
            thread.join();
        }
        System.out.println(keys.size() + 1);
    }

    /** The inner collection's monitor is held when the thread starts that needs it. */
    private static void held() throws InterruptedException {
        Collection<Integer> inner = Collections.synchronizedCollection(new ArrayList<>(List.of(1)));
        Thread thread = new Thread(() -> {
            inner.size();
            order += " other";
        });
        Collections.synchronizedCollection(inner).forEach(element -> {
            thread.start();
            for (int i = 0; i < 20; i++) {
                Thread.yield();
            }
            order += " main";
        });
        thread.join();
        System.out.println(order.strip());
    }
}
