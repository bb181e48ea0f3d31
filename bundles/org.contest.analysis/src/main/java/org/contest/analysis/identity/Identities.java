/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.identity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The abstract identities of a campaign, each with a number from 1: program locations, and names of everything else
 * (variables, locks, sets of locks, threads, modes). Number 0 is none. Safe for several threads.
 */
public final class Identities {

    /** A set of names, to be looked for without its text. */
    private record NameSet(int[] names) {
        @Override
        public boolean equals(Object other) {
            return other instanceof NameSet that && Arrays.equals(names, that.names);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(names);
        }
    }

    private static final class Numbered<T> {
        private final Map<T, Integer> numbers = new ConcurrentHashMap<>();
        private final List<T> values = new ArrayList<>();

        int of(T value) {
            Integer known = numbers.get(value);
            return known != null ? known : add(value);
        }

        private synchronized int add(T value) {
            return numbers.computeIfAbsent(value, fresh -> {
                values.add(fresh);
                return values.size();
            });
        }

        synchronized T get(int number) {
            return values.get(number - 1);
        }

        synchronized List<T> from(int first) {
            return List.copyOf(values.subList(first - 1, values.size()));
        }
    }

    private final Numbered<Location> locations = new Numbered<>();
    private final Numbered<String> names = new Numbered<>();
    private final Map<NameSet, Integer> sets = new ConcurrentHashMap<>();

    /** The number of a location. */
    public int location(Location location) {
        return locations.of(location);
    }

    /** The number of a name. */
    public int name(String name) {
        return names.of(name);
    }

    /**
     * The number of a set of names, whose own name lists them in their order.
     *
     * @param members sorted numbers of names, each once
     */
    public int set(int[] members) {
        NameSet set = new NameSet(members);
        Integer known = sets.get(set);
        return known != null ? known : sets.computeIfAbsent(set, fresh -> name(textOf(members)));
    }

    private String textOf(int[] members) {
        return '{' + String.join(", ", Arrays.stream(members).mapToObj(this::name).sorted().toList()) + '}';
    }

    /** The location with a number. */
    public Location location(int number) {
        return locations.get(number);
    }

    /** The name with a number. */
    public String name(int number) {
        return names.get(number);
    }

    /** The locations from a number on, in order. */
    public List<Location> locationsFrom(int first) {
        return locations.from(first);
    }

    /** The names from a number on, in order. */
    public List<String> namesFrom(int first) {
        return names.from(first);
    }

    /** The task that a tuple of {@link TaskTable} stands for. */
    public Task task(int[] tuple) {
        List<Location> places = new ArrayList<>();
        for (int i = TaskTable.LOCATION; i < TaskTable.OBJECT && tuple[i] > 0; i++) {
            places.add(location(tuple[i]));
        }
        return new Task(places, names(tuple, TaskTable.OBJECT, TaskTable.DETAIL),
            tuple[TaskTable.DETAIL] == 0 ? "" : name(tuple[TaskTable.DETAIL]),
            names(tuple, TaskTable.THREAD, TaskTable.WIDTH));
    }

    private List<String> names(int[] tuple, int from, int to) {
        return Arrays.stream(tuple, from, to).filter(number -> number > 0).mapToObj(this::name).toList();
    }
}
