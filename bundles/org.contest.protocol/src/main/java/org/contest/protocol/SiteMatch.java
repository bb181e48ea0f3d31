/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.SiteTable.Block;

/**
 * The program locations of a class that was compiled again, and those that it had before. Compilers number locations in
 * other orders, repeat {@code finally} blocks at other places and name lambdas otherwise; method, line, operation and
 * variable stay.
 */
public final class SiteMatch {

    private static final String LAMBDA = "lambda$";
    private static final String ACCESSOR = "access$";

    /** What two locations have in common wherever their lines are. */
    private record Operation(String method, EventKind kind, String variable) {
        static Operation of(Site site) {
            // monitors are told by the names of local variables, which a class need not have
            return new Operation(method(site), site.kind(), isMonitor(site.kind()) ? "" : site.member());
        }

        /** Of methods whose names a compiler makes, each with a number, only of what kind they are. */
        private static String method(Site site) {
            return LambdaNames.contain(site.methodName()) ? LAMBDA
                : site.method().startsWith(ACCESSOR) ? ACCESSOR : site.method();
        }
    }

    private static boolean isMonitor(EventKind kind) {
        return kind == EventKind.MONITOR_ENTER || kind == EventKind.MONITOR_EXIT;
    }

    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();

    private SiteMatch() {
    }

    /**
     * Matches a class.
     *
     * @param before the blocks that it had
     * @param now the block that it has
     */
    public static SiteMatch of(Iterable<Block> before, Block now) {
        SiteMatch match = new SiteMatch();
        Map<Operation, List<Site>> newSites = byOperation(now);
        for (Block block : before) {
            byOperation(block).forEach(
                (operation, sites) -> match.add(sites, newSites.getOrDefault(operation, List.of())));
        }
        return match;
    }

    private static Map<Operation, List<Site>> byOperation(Block block) {
        Map<Operation, List<Site>> sites = new LinkedHashMap<>();
        block.sites().forEach(site -> sites.computeIfAbsent(Operation.of(site), o -> new ArrayList<>()).add(site));
        sites.values().forEach(list -> list.sort(Comparator.comparingInt(Site::line)));
        return sites;
    }

    /**
     * Locations of one operation: by line, but for the end of a monitor, which has none of its own; where lines have
     * moved, and none was added, in their order.
     */
    private void add(List<Site> before, List<Site> now) {
        boolean isMoved = before.get(0).kind() != EventKind.MONITOR_EXIT && !lines(before).equals(lines(now))
            && before.size() == now.size();
        for (int i = 0; i < before.size(); i++) {
            Site old = before.get(i);
            List<Site> same = isMoved ? List.of(now.get(i))
                : now.stream().filter(site -> site.line() == old.line() || site.kind() == EventKind.MONITOR_EXIT)
                    .toList();
            for (Site site : same) {
                int number = numbers.computeIfAbsent(site.id(), id -> old.id());
                numbers.put(old.id(), number);
            }
        }
    }

    private static List<Integer> lines(List<Site> sites) {
        return sites.stream().map(Site::line).distinct().toList();
    }

    /** The ids of all locations that another one stands for, of both. */
    public int[] sites() {
        return numbers.keySet().stream().mapToInt(Integer::intValue).toArray();
    }

    /** By index in {@link #sites}: a number that is equal for locations that stand for each other. */
    public int[] numbers() {
        return numbers.values().stream().mapToInt(Integer::intValue).toArray();
    }
}
