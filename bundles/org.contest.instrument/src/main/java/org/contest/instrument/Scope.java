/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * Which class is treated how. The program is everything outside the JDK that the patterns let through; of the JDK, the
 * synchronization and the collections.
 */
public final class Scope {

    /** Ours, and what runs tests rather than being tested. */
    private static final List<String> NEVER = List.of("org/contest/agent/", "org/contest/runtime/",
        "org/contest/protocol/", "org/contest/instrument/", "org/contest/analysis/", "org/contest/harness/",
        "org/junit/", "junit/", "org/opentest4j/", "org/apiguardian/", "org/hamcrest/", "org/jacoco/",
        "org/eclipse/jdt/internal/junit", "org/apache/maven/surefire/", "com/intellij/rt/", "worker/org/gradle/",
        "org/gradle/");

    /** JDK classes with a treatment of their own; the rest goes by package. */
    private static final Map<String, Treatment> SPECIAL = Map.ofEntries(
        Map.entry("java/lang/Thread", Treatment.JDK_BODIES),
        Map.entry("java/lang/VirtualThread", Treatment.JDK_BODIES),
        Map.entry("java/lang/Runtime", Treatment.JDK_BODIES),
        Map.entry("java/lang/ClassLoader", Treatment.JDK_BODIES),
        Map.entry("java/lang/Class", Treatment.JDK_BODIES), Map.entry("java/lang/Throwable", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/loader/BuiltinClassLoader", Treatment.JDK_BODIES),
        Map.entry("java/lang/ClassValue", Treatment.JDK_BODIES),
        Map.entry("java/lang/ClassValue$ClassValueMap", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/MethodHandleNatives", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/MethodType", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/SerializedLambda", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/VarForm", Treatment.JDK_BODIES),
        Map.entry("java/io/PrintStream", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/reflect/Reflection", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/MethodHandle", Treatment.JDK_BODIES),
        Map.entry("java/lang/invoke/MethodHandleImpl$1", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/reflect/MethodHandleAccessorFactory", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/reflect/MethodAccessorGenerator", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/misc/TerminatingThreadLocal", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/Net", Treatment.JDK_BODIES),
        Map.entry("java/lang/ProcessHandleImpl$1", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/NioSocketImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/Poller", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/SelChImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/SocketChannelImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/ServerSocketChannelImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/DatagramChannelImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/SinkChannelImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/SourceChannelImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/EPollSelectorImpl", Treatment.JDK_BODIES),
        Map.entry("sun/nio/ch/PollSelectorImpl", Treatment.JDK_BODIES),
        Map.entry("java/lang/ThreadBuilders$PlatformThreadBuilder", Treatment.JDK_CALLS),
        Map.entry("java/lang/ThreadBuilders$VirtualThreadBuilder", Treatment.JDK_CALLS),
        Map.entry("jdk/internal/misc/Blocker", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/vm/ThreadContainers", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer", Treatment.JDK_BODIES),
        Map.entry("jdk/internal/vm/SharedThreadContainer", Treatment.JDK_CALLS),
        Map.entry("jdk/internal/misc/ThreadFlock", Treatment.JDK),
        Map.entry("java/util/concurrent/atomic/AtomicInteger", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicLong", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicReference", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicIntegerArray", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicLongArray", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicReferenceArray", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicIntegerFieldUpdater", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicLongFieldUpdater", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicReferenceFieldUpdater", Treatment.JDK_CALLS),
        Map.entry("java/util/concurrent/atomic/AtomicBoolean", Treatment.NONE),
        Map.entry("java/util/concurrent/locks/LockSupport", Treatment.NONE),
        Map.entry("java/util/stream/Collectors", Treatment.JDK_MODEL),
        Map.entry("java/time/Clock", Treatment.JDK_CALLS),
        Map.entry("java/time/Clock$SystemClock", Treatment.JDK_CALLS),
        Map.entry("java/time/Clock$SystemInstantSource", Treatment.JDK_CALLS),
        Map.entry("java/util/Arrays", Treatment.JDK_CALLS),
        Map.entry("java/util/Date", Treatment.JDK_CALLS),
        Map.entry("java/util/GregorianCalendar", Treatment.JDK_CALLS),
        Map.entry("java/util/JapaneseImperialCalendar", Treatment.JDK_CALLS),
        Map.entry("sun/util/locale/provider/CalendarProviderImpl", Treatment.JDK_CALLS),
        Map.entry("java/security/SecureRandom", Treatment.JDK_CALLS),
        Map.entry("java/util/Objects", Treatment.JDK_CALLS),
        Map.entry("java/util/SplittableRandom", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$Set12", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$Set12$1", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$SetN", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$MapN", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$SetN$SetNIterator", Treatment.JDK_CALLS),
        Map.entry("java/util/ImmutableCollections$MapN$MapNIterator", Treatment.JDK_CALLS),
        Map.entry("java/util/Timer", Treatment.JDK_MODEL),
        Map.entry("java/util/Timer$ThreadReaper", Treatment.JDK_MODEL),
        Map.entry("java/util/Timer$1", Treatment.JDK_MODEL),
        Map.entry("java/util/TimerTask$1", Treatment.JDK_MODEL),
        Map.entry("java/util/TimerThread", Treatment.JDK_MODEL),
        Map.entry("java/util/TimerTask", Treatment.JDK_MODEL),
        Map.entry("java/util/TaskQueue", Treatment.JDK_MODEL));

    /** What java.base initializes when it is first used, and the instrumenter never needs. */
    private static final List<String> LIBRARIES_OF_BASE = List.of("java/time/", "java/text/", "java/math/",
        "java/security/", "java/util/random/", "java/util/UUID", "java/util/Currency", "java/util/Formatter",
        "jdk/internal/util/random/", "sun/security/", "sun/util/");

    /** The racy probe of the health gate is a program: it has to fail under the tool. */
    private static final String PROBE = "org/contest/harness/probe/";

    private static final String UTIL = "java/util/";
    private static final String CONCURRENT = "java/util/concurrent/";

    /** Outer classes of java.util whose data programs share. */
    private static final Set<String> COLLECTIONS = Set.of("AbstractCollection", "AbstractList", "AbstractMap",
        "AbstractQueue", "AbstractSequentialList", "AbstractSet", "ArrayDeque", "ArrayList", "ArrayPrefixHelpers",
        "BitSet", "Collections", "Dictionary", "EnumMap", "EnumSet", "HashMap", "HashSet", "Hashtable",
        "IdentityHashMap", "JumboEnumSet", "LinkedHashMap", "LinkedHashSet", "LinkedList", "PriorityQueue",
        "Properties", "Random", "RegularEnumSet", "Stack", "TreeMap", "TreeSet", "Vector", "WeakHashMap",
        "Iterator", "StringJoiner", "Observable");

    private final NamePatterns include;
    private final NamePatterns exclude;
    private final boolean jdk;

    /** The scope that the options ask for. */
    public Scope(RunOptions options) {
        this.include = NamePatterns.of(options.get(Key.INCLUDE));
        this.exclude = NamePatterns.of(options.get(Key.EXCLUDE));
        this.jdk = options.isTrue(Key.JDK);
    }

    /**
     * The treatment of a class.
     *
     * @param name internal name
     * @param ofJdk true when the class belongs to a module of the JDK
     */
    public Treatment treatment(String name, boolean ofJdk) {
        if (ofJdk) {
            return jdkTreatment(name);
        }
        if (isOurs(name) || isMadeByJdk(name)) {
            return Treatment.NONE;
        }
        if (include.isEmpty() && exclude.isEmpty()) {
            return Treatment.PROGRAM;
        }
        String binary = name.replace('/', '.');
        boolean in = include.isEmpty() || include.match(binary);
        return in && !exclude.match(binary) ? Treatment.PROGRAM : Treatment.NONE;
    }

    /** Lambdas, proxies, and accessors of reflection, which the JDK makes in a loader of their own. */
    private static boolean isMadeByJdk(String name) {
        return name.contains("$$Lambda") || name.startsWith("$Proxy", name.lastIndexOf('/') + 1)
            || name.startsWith("jdk/internal/reflect/Generated");
    }

    /**
     * True for a class of the JDK without a treatment whose initializer counts as a section. Of java.base only what the
     * instrumenter does not need to transform that very class.
     *
     * @param module name of its module
     * @param name internal name
     */
    public boolean coversInitializer(String module, String name) {
        return jdk && (!module.equals("java.base") || NamePatterns.startsWithOne(name, LIBRARIES_OF_BASE));
    }

    private Treatment jdkTreatment(String name) {
        Treatment special = SPECIAL.get(name);
        if (special != null) {
            return jdk || special == Treatment.JDK_BODIES ? special : Treatment.NONE;
        }
        if (jdk && (name.startsWith("jdk/random/") || name.startsWith("jdk/internal/random/"))) {
            return Treatment.JDK_CALLS;
        }
        boolean in = jdk && (name.startsWith(CONCURRENT) || isCollection(name)
            || isOptional(name) && include.matchByPackage(name.replace('/', '.')));
        return in && !exclude.match(name.replace('/', '.')) ? Treatment.JDK : Treatment.NONE;
    }

    /** What the JVM or the agent itself cannot do without is not for choice. */
    private static boolean isOptional(String name) {
        return !name.startsWith("java/lang/") && !name.startsWith("java/nio/") && !name.startsWith("jdk/")
            && !name.startsWith("sun/")
            && (!name.startsWith(UTIL) || name.indexOf('/', UTIL.length()) >= 0);
    }

    private static boolean isCollection(String name) {
        if (!name.startsWith(UTIL) || name.indexOf('/', UTIL.length()) >= 0) {
            return false;
        }
        int dollar = name.indexOf('$');
        return COLLECTIONS.contains(name.substring(UTIL.length(), dollar < 0 ? name.length() : dollar));
    }

    @Override
    public String toString() {
        return String.join(" ", "include", include.toString(), "exclude", exclude.toString(), "jdk",
            Boolean.toString(jdk)); // without linkage: it is in the key of a cache
    }

    private static boolean isOurs(String name) {
        return NamePatterns.startsWithOne(name, NEVER) && !name.startsWith(PROBE);
    }
}
