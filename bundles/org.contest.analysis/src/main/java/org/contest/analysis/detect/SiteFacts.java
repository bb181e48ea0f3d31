/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** What detectors ask of a program location, as numbers: looked up once for each location. */
final class SiteFacts {

    /** Memory order of an atomic access, as bits: {@code 1} it learns what others told, {@code 2} it tells. */
    static final int ACQUIRES = 1;
    static final int RELEASES = 2;

    private static final String CONCURRENT = "java.util.concurrent.";

    private static final String ATOMIC = CONCURRENT + "atomic.";
    private static final String QUEUED = CONCURRENT + "locks.AbstractQueued";

    /** Fields in which collections keep a view once it was asked for: the JDK lets threads race for these. */
    private static final Set<String> CACHES = Set.of("keySet", "values", "entrySet", "navigableKeySet",
        "descendingMap", "descendingKeySet");

    private final SiteTable sites;
    private final Map<String, Integer> names = new HashMap<>();
    private int[] variables = new int[0];
    private int[] types = new int[0];
    private int[] owners = new int[0];
    private byte[] orders = new byte[0];
    private boolean[] silent = new boolean[0];
    private boolean[] queues = new boolean[0];
    private boolean[] known = new boolean[0];

    SiteFacts(SiteTable sites) {
        this.sites = sites;
    }

    /** The site itself. */
    Site site(int id) {
        return sites.site(id);
    }

    /** True in the program's own code. */
    boolean isOwn(int site) {
        return sites.isOwn(site);
    }

    /** The number of the variable that a site accesses. */
    int variable(int site) {
        learn(site);
        return variables[site];
    }

    /** The number of the class that a site is in. */
    int type(int site) {
        learn(site);
        return types[site];
    }

    /** The number of the class that declares the variable of a site. */
    int owner(int site) {
        learn(site);
        return owners[site];
    }

    /** {@link #ACQUIRES} and {@link #RELEASES} of the atomic access at a site. */
    int order(int site) {
        learn(site);
        return orders[site];
    }

    /** True where accesses of plain variables are the JDK's own affair. */
    boolean isSilent(int site) {
        learn(site);
        return silent[site];
    }

    /** True inside the queue of a synchronizer of the JDK, but for accesses of its state. */
    boolean isQueue(int site) {
        if (site < 0) {
            return false;
        }
        learn(site);
        return queues[site];
    }

    /** True for a class of the JDK. */
    static boolean isJdk(String className) {
        return className.startsWith("java.") || className.startsWith("jdk.") || className.startsWith("sun.")
            || className.startsWith("javax.");
    }

    private void learn(int site) {
        if (site < known.length && known[site]) {
            return;
        }
        room(site + 1);
        Site fact = sites.site(site);
        String variable = fact.variable();
        String owner = variable.substring(0, Math.max(0, variable.lastIndexOf('.')));
        known[site] = true;
        variables[site] = number(variable);
        types[site] = number(fact.className());
        owners[site] = number(owner);
        orders[site] = (byte) order(fact, owner);
        silent[site] = fact.className().startsWith(CONCURRENT) || fact.className().startsWith("java.lang.")
            || fact.className().startsWith("jdk.") || isCache(owner, variable);
        queues[site] = fact.className().startsWith(QUEUED) && !variable.endsWith("Synchronizer.state")
            && !fact.methodName().endsWith("State");
    }

    private static boolean isCache(String owner, String variable) {
        return owner.startsWith("java.util.") && CACHES.contains(variable.substring(owner.length() + 1));
    }

    private static int order(Site site, String owner) {
        if (site.className().startsWith(ATOMIC)) {
            return order('.' + site.methodName(), false); // what the program called
        }
        if (isJdk(site.className())) {
            return ACQUIRES | RELEASES; // made safe with fences, which are in no trace
        }
        return order(site.variable().substring(owner.length()),
            owner.endsWith("VarHandle") || owner.endsWith("Unsafe"));
    }

    private static int order(String method, boolean plainByName) {
        if (method.endsWith("Plain") || method.endsWith("Opaque")
            || plainByName && (method.equals(".get") || method.equals(".set"))) {
            return 0;
        }
        if (method.endsWith("Acquire")) {
            return ACQUIRES;
        }
        return method.endsWith("Release") || method.endsWith(".lazySet") ? RELEASES : ACQUIRES | RELEASES;
    }

    private int number(String name) {
        return names.computeIfAbsent(name, n -> names.size());
    }

    private void room(int size) {
        if (size > known.length) {
            int grown = Math.max(size, known.length * 2 + 64);
            variables = Arrays.copyOf(variables, grown);
            types = Arrays.copyOf(types, grown);
            owners = Arrays.copyOf(owners, grown);
            orders = Arrays.copyOf(orders, grown);
            queues = Arrays.copyOf(queues, grown);
            silent = Arrays.copyOf(silent, grown);
            known = Arrays.copyOf(known, grown);
        }
    }
}
