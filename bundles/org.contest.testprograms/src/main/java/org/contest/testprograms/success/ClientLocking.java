/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.net.CookieHandler;
import java.net.CookieManager;
import java.util.Hashtable;
import java.util.Vector;

import org.contest.testprograms.Threads;

/** Several calls on a synchronized JDK class made one step by its own monitor, as its documentation says. */
public final class ClientLocking {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Vector<Integer> VECTOR = new Vector<>();
    private static final Hashtable<String, Integer> TABLE = new Hashtable<>();
    private static final StringBuffer BUFFER = new StringBuffer("ab");
    private static int reads;

    private ClientLocking() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        CookieHandler.setDefault(null);
        VECTOR.add(1);
        VECTOR.add(2);
        TABLE.put("a", 1);
        Threads.together(ClientLocking::read, () -> {
            VECTOR.remove(0);
            TABLE.remove("a");
            BUFFER.setLength(0);
            CookieHandler.setDefault(new CookieManager());
        });
        Threads.check(reads == 1, reads + " reads");
    }

    private static void read() {
        synchronized (VECTOR) {
            for (int i = 0; i < VECTOR.size(); i++) {
                VECTOR.get(i);
            }
        }
        synchronized (TABLE) {
            Threads.check(!TABLE.containsKey("a") || TABLE.get("a") == 1, "lost a key");
        }
        synchronized (BUFFER) {
            if (BUFFER.length() > 0) {
                BUFFER.charAt(0);
            }
        }
        synchronized (CookieHandler.class) {
            CookieHandler before = CookieHandler.getDefault();
            reads++;
            Threads.check(before == CookieHandler.getDefault(), "changed behind the monitor");
        }
    }
}
