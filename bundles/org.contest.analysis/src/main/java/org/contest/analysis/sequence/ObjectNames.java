/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.JdkNames;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/**
 * Names for the objects of a trace, such as {@code Buffer#1}: of an array the field in which it was found first; else
 * the type as far as accesses of fields or elements, calls of a library or synchronized methods tell it, else the
 * field or local variable with which it was locked first; and a number in the order of first appearance. A trace has no
 * more of an object than its identity hash code.
 */
final class ObjectNames {

    private static final String UNKNOWN = "";
    /** Their methods access fields of an object of another class. */
    private static final Set<String> ACCESSORS = Set.of("Unsafe", "VarHandle");
    /** What a synchronized method locks, and a block that says so. */
    private static final String THIS = "this";

    private final Map<Integer, String> names = new HashMap<>();

    ObjectNames(Trace trace, SiteTable sites) {
        Map<Integer, String> types = new LinkedHashMap<>();
        Map<Integer, String> ofSites = new HashMap<>();
        Map<Integer, String> locks = new HashMap<>();
        Map<Integer, String> arrays = new HashMap<>();
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            if (event.object() != 0 && hasObject(event.kind())) {
                types.merge(event.object(),
                    ofSites.computeIfAbsent(event.site(), site -> type(sites.site(site))), ObjectNames::narrower);
            }
            if (event.kind() == EventKind.MONITOR_ENTER) {
                locks.merge(event.object(), lock(sites.site(event.site()).variable()), ObjectNames::firstKnown);
            } else if (event.kind().isOfArray() && !arrays.containsKey(event.object())) {
                String field = sites.site(event.site()).object();
                if (!field.isEmpty()) {
                    arrays.put(event.object(), array(field));
                }
            }
        }
        Map<String, Integer> counts = new HashMap<>();
        types.forEach((object, type) -> {
            String typed = firstKnown(arrays.getOrDefault(object, UNKNOWN), simple(type));
            String known = firstKnown(typed, locks.getOrDefault(object, UNKNOWN));
            String shown = known.equals(UNKNOWN) ? "object" : known;
            boolean isOne = shown.endsWith(".class");
            names.put(object, isOne ? shown : shown + '#' + counts.merge(shown, 1, Integer::sum));
        });
    }

    /** Of two classes that have fields or methods of one object the subclass, where their names tell it. */
    private static String narrower(String known, String found) {
        return !found.equals(known) && rank(found) > rank(known) ? found : known;
    }

    /** No class of the JDK extends one of a program; and what is called abstract has subclasses. */
    private static int rank(String type) {
        if (type.equals(UNKNOWN)) {
            return 0;
        }
        if (ACCESSORS.contains(simple(type))) {
            return 1;
        }
        int named = simple(type).startsWith("Abstract") ? 2 : 3;
        return JdkNames.isOfJdk(type) ? named : named + 2;
    }

    private static String firstKnown(String first, String name) {
        return first.equals(UNKNOWN) ? name : first;
    }

    /** The field that has an array, or rows of which it is one: the index of a row is another in other places. */
    private static String array(String field) {
        return Site.brief(field).replaceAll("\\[[^\\]]*\\]", "[]");
    }

    /** The name of an object that is locked, by what the program calls it there; empty for an element or a result. */
    private static String lock(String variable) {
        boolean isName = !variable.endsWith("]") && !variable.endsWith(")");
        return !isName ? UNKNOWN : variable.endsWith(".class") ? variable : simple(variable);
    }

    /** True when the object of such an event is one, and neither a static field nor a number of accesses. */
    static boolean hasObject(EventKind kind) {
        return switch (kind) {
        case STATIC_READ, STATIC_WRITE, STATIC_VOLATILE_READ, STATIC_VOLATILE_WRITE, ACCESS_RUN -> false;
        default -> true;
        };
    }

    /** The type of the target as far as the location tells it. */
    private static String type(Site site) {
        return switch (site.kind()) {
        case READ, WRITE, VOLATILE_READ, VOLATILE_WRITE, ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE, LIBRARY_CALL ->
            owner(site.member());
        case ARRAY_READ, ARRAY_WRITE -> site.member();
        case MONITOR_ENTER -> site.variable().equals(THIS) ? site.className() : UNKNOWN;
        default -> UNKNOWN;
        };
    }

    private static String owner(String member) {
        int end = member.lastIndexOf('.');
        return end < 0 ? UNKNOWN : member.substring(0, end);
    }

    static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }

    /** The name of an object; empty for 0. */
    String of(int object) {
        return object == 0 ? "" : names.getOrDefault(object, "object");
    }
}
