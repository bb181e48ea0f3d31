/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods of the JDK that make an object and nothing else: no code of the program, no hash code, no thread. */
final class QuietCalls {

    private static final String CONSTRUCTOR = "<init>";
    private static final String CONCURRENT = "java/util/concurrent/";

    /** They start threads, or draw from a generator. */
    private static final Set<String> BUSY = Set.of(CONCURRENT + "ThreadPoolExecutor",
        CONCURRENT + "ScheduledThreadPoolExecutor", CONCURRENT + "ForkJoinPool", CONCURRENT + "ForkJoinWorkerThread",
        CONCURRENT + "ThreadLocalRandom");

    private static final Set<String> MADE = Set.of("java/lang/Object", "java/lang/Enum", "java/lang/StringBuilder",
        "java/lang/StringBuffer", "java/lang/Record", "java/util/ArrayList", "java/util/LinkedList",
        "java/util/ArrayDeque", "java/util/Vector", "java/util/Stack", "java/util/BitSet", "java/util/HashMap",
        "java/util/LinkedHashMap", "java/util/Hashtable", "java/util/IdentityHashMap", "java/util/TreeMap",
        "java/util/HashSet", "java/util/LinkedHashSet", "java/util/TreeSet", "java/util/PriorityQueue");

    private static final Map<String, Set<String>> FACTORIES = Map.of(
        "java/lang/Class", Set.of("desiredAssertionStatus"),
        "java/util/List", Set.of("of"),
        "java/util/Arrays", Set.of("asList"),
        "java/util/Collections", Set.of("synchronizedList", "synchronizedMap", "synchronizedSet",
            "synchronizedCollection", "synchronizedSortedMap", "synchronizedSortedSet", "unmodifiableList",
            "unmodifiableMap", "unmodifiableSet", "unmodifiableCollection", "emptyList", "emptyMap", "emptySet"),
        CONCURRENT + "ConcurrentHashMap", Set.of("newKeySet"),
        CONCURRENT + "atomic/AtomicIntegerFieldUpdater", Set.of("newUpdater"),
        CONCURRENT + "atomic/AtomicLongFieldUpdater", Set.of("newUpdater"),
        CONCURRENT + "atomic/AtomicReferenceFieldUpdater", Set.of("newUpdater"));

    private static final Set<String> BOXES = Set.of("java/lang/Boolean", "java/lang/Character", "java/lang/Byte",
        "java/lang/Short", "java/lang/Integer", "java/lang/Long", "java/lang/Float", "java/lang/Double");

    private QuietCalls() {
    }

    /** True when a call is one of them. */
    static boolean has(MethodInsnNode call) {
        if (call.name.equals(CONSTRUCTOR)) {
            boolean made = MADE.contains(call.owner) || call.owner.startsWith(CONCURRENT) && !BUSY.contains(call.owner);
            return made && takesNoCollection(call);
        }
        return BOXES.contains(call.owner) && call.name.equals("valueOf")
            || FACTORIES.getOrDefault(call.owner, Set.of()).contains(call.name);
    }

    /** What fills itself from another collection may call hashCode or compareTo of what is in there. */
    private static boolean takesNoCollection(MethodInsnNode call) {
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            String name = argument.getClassName();
            if (name.startsWith("java.util.") && !name.startsWith("java.util.function.")
                && !name.equals("java.util.Comparator") && !name.equals("java.util.concurrent.TimeUnit")) {
                return !call.owner.contains("Map") && !call.owner.contains("Set") && !call.owner.contains("Priority")
                    && !call.owner.contains("Hash");
            }
        }
        return true;
    }
}
