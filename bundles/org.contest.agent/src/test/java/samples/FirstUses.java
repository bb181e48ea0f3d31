/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Uses collections of the JDK that instrumentation uses as well, and names the classes of those that it used. */
public final class FirstUses {

    private FirstUses() {
    }

    public static void main(String[] args) {
        Map<String, Integer> tree = new TreeMap<>(Map.of("a", 1, "b", 2));
        int sum = 0;
        for (Map.Entry<String, Integer> entry : tree.entrySet()) {
            sum += entry.getValue();
        }
        Map<String, Integer> linked = new LinkedHashMap<>(tree);
        for (String key : linked.keySet()) {
            sum += linked.get(key);
        }
        sum += new LinkedList<>(List.of(1, 2, 3)).descendingIterator().next();
        sum += new ArrayDeque<>(List.of(4, 5)).peekLast() + new PriorityQueue<>(List.of(7, 6)).peek();
        sum += Collections.newSetFromMap(new IdentityHashMap<>()).size() + new TreeSet<>(List.of(3, 2)).first();
        sum += new WeakHashMap<>(tree).values().size() + new ConcurrentSkipListMap<>(tree).firstEntry().getValue();
        sum += new EnumMap<Thread.State, Integer>(Map.of(Thread.State.NEW, 9)).get(Thread.State.NEW);
        sum += Collections.unmodifiableList(new LinkedList<>(List.of(1, 2))).subList(0, 1).size();
        BitSet bits = new BitSet();
        bits.set(sum % 64);
        System.out.println(new StringJoiner(" ").add("sum").add(Integer.toString(sum)) + " " + bits.cardinality());
        for (Object used : List.of(tree, new ArrayDeque<>(List.of(1)).iterator(),
            new ArrayList<>(List.of(1)).subList(0, 1), new LinkedList<>(), new ArrayDeque<>(),
            new PriorityQueue<>(), new IdentityHashMap<>(), new WeakHashMap<>(), new ConcurrentSkipListMap<>(), bits,
            new EnumMap<Thread.State, Integer>(Thread.State.class), new AbstractMap.SimpleEntry<>(1, 2))) {
            System.out.println("used " + used.getClass().getName());
        }
    }
}
