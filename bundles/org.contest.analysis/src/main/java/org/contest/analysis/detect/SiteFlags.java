/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.List;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.jdk.JdkFacts;

/** What a program location is to the detectors, as bits; the names of the JDK's fields and methods are here only. */
final class SiteFlags {

    /** An atomic access, or a fence after reads, that learns what others told. */
    static final int ACQUIRES = 1;
    /** An atomic access that tells, or a fence that lets later writes tell. */
    static final int RELEASES = 1 << 1;
    /** In the program's own code. */
    static final int OWN = 1 << 2;
    /** Accesses of plain variables are the JDK's own affair here. */
    static final int SILENT = 1 << 3;
    /** Inside the queue of a lock or synchronizer of the JDK, but for accesses of a synchronizer's state. */
    static final int QUEUE = 1 << 4;
    /** The write of an exclusive lock's owner. */
    static final int NOTES_OWNER = 1 << 5;
    /** The look at the queue of an exclusive lock that is let go. */
    static final int LETS_GO = 1 << 6;
    /** The write that counts a read lock of a thread. */
    static final int COUNTS_READER = 1 << 7;
    /** The write that counts one less; the update of the state follows. */
    static final int UNCOUNTS_READER = 1 << 8;
    /** A write in which a lock of the JDK notes who has it. */
    static final int OF_OWNERS = NOTES_OWNER | COUNTS_READER | UNCOUNTS_READER;
    /** The state of a {@code StampedLock}. */
    static final int STAMPED = 1 << 9;
    /** A call of an operation that looks again by itself, or such an access. */
    static final int COMPARES = 1 << 10;
    /** A call that does not wait for a lock, or not for ever. */
    static final int TRIES = 1 << 11;
    /** In a class of the JDK. */
    static final int JDK = 1 << 12;
    /** A call of the JDK that guards what it keeps by what is no event. */
    static final int CLOSED = 1 << 13;
    /** A write of a field of a pool's worker. */
    static final int OF_WORKER = 1 << 14;
    /** A plain access of a field of the JDK that counts nothing, or of an element that is no number: of a reference. */
    static final int CARRIES = 1 << 15;
    /** Inside of the JDK's locks. */
    static final int IN_LOCK = 1 << 16;
    /** A plain read that learns what an atomic update of its object told. */
    static final int LEARNS = 1 << 17;
    /** A call that makes a view of a collection: it looks at nothing that the collection has. */
    static final int VIEWS = 1 << 18;

    private static final String CONCURRENT = "java.util.concurrent.";
    private static final String ATOMIC = CONCURRENT + "atomic.";
    private static final String LOCKS = CONCURRENT + "locks.";
    private static final String QUEUED = LOCKS + "AbstractQueued";
    private static final String STAMPED_LOCK = LOCKS + "StampedLock";
    /** This map reads plainly behind fences that are in no trace, and promises what each ConcurrentMap does. */
    private static final String SKIP_LIST = CONCURRENT + "ConcurrentSkipListMap";
    private static final String WORKER = CONCURRENT + "ThreadPoolExecutor$Worker.";
    private static final String READERS = LOCKS + "ReentrantReadWriteLock$Sync";
    private static final String OWNER = ".AbstractOwnableSynchronizer.exclusiveOwnerThread";
    /** Formats that want no position write to one that they share. */
    private static final String POSITION = "java.text.FieldPosition";

    /** Fields of collections that are numbers. */
    private static final Set<String> COUNTS = Set.of("size", "modCount", "threshold", "count", "elementCount");

    private static final Set<String> NUMBERS =
        Set.of("boolean[]", "byte[]", "char[]", "double[]", "float[]", "int[]", "long[]", "short[]");

    /** Fields in which collections keep a view once it was asked for: the JDK lets threads race for these. */
    private static final Set<String> CACHES = Set.of("keySet", "values", "entrySet", "navigableKeySet",
        "descendingMap", "descendingKeySet");

    /** Other operations that make a view. */
    private static final Set<String> PARTS = Set.of("subMap", "headMap", "tailMap", "subSet", "headSet", "tailSet",
        "descendingSet");

    /** Operations that look again by themselves. */
    private static final List<String> COMPARING = List.of("compareAnd", "weakCompareAnd", "putIfAbsent", "compute",
        "merge", "replace", "updateAnd", "getAndUpdate", "accumulateAnd", "getAndAccumulate", "try", "poll", "offer");

    private SiteFlags() {
    }

    /** The bits of a location whose variable belongs to a class. */
    static int of(Site site, String owner, boolean own) {
        return order(site, owner) | (own ? OWN : 0) | ofLibrary(site, owner) | ofLock(site) | ofReaders(site)
            | ofCall(site) | ofReference(site, owner);
    }

    /** True for a class of the JDK. */
    static boolean isJdk(String className) {
        return className.startsWith("java.") || className.startsWith("jdk.") || className.startsWith("sun.")
            || className.startsWith("javax.");
    }

    private static int ofLibrary(Site site, String owner) {
        boolean silent = site.className().startsWith(CONCURRENT) || site.className().startsWith("java.lang.")
            || site.className().startsWith("jdk.") || owner.startsWith("java.util.")
                && CACHES.contains(site.variable().substring(owner.length() + 1))
            || owner.equals(POSITION) || isJdkStatic(site, owner);
        boolean queue = site.className().startsWith(QUEUED) && !site.variable().endsWith("Synchronizer.state")
            && !site.methodName().endsWith("State") || site.className().startsWith(STAMPED_LOCK);
        return (silent ? SILENT : 0) | (queue ? QUEUE : 0) | (isJdk(site.className()) ? JDK : 0);
    }

    /** True for a static field of the JDK, which the program has not shared. */
    private static boolean isJdkStatic(Site site, String owner) {
        return isJdk(owner) && (site.kind() == EventKind.STATIC_READ || site.kind() == EventKind.STATIC_WRITE);
    }

    private static int ofReference(Site site, String owner) {
        boolean carries = site.kind().isOfArray() ? !NUMBERS.contains(site.variable())
            : isJdk(owner) && !COUNTS.contains(site.variable().substring(owner.length() + 1));
        boolean inLock = site.className().startsWith(LOCKS) || owner.startsWith(LOCKS);
        boolean learns = site.kind() == EventKind.READ && owner.startsWith(SKIP_LIST);
        return (carries ? CARRIES : 0) | (inLock ? IN_LOCK : 0) | (learns ? LEARNS : 0);
    }

    private static int ofLock(Site site) {
        boolean notes = site.kind() == EventKind.WRITE && site.variable().endsWith(OWNER);
        boolean letsGo = site.methodName().equals("release") && site.variable().endsWith("Synchronizer.head");
        boolean stamped = site.className().equals(STAMPED_LOCK)
            && (site.methodName().equals("casState")
                || site.kind() == EventKind.VOLATILE_WRITE && site.variable().endsWith("StampedLock.state"));
        boolean worker = site.kind() == EventKind.WRITE && site.variable().startsWith(WORKER);
        return (notes ? NOTES_OWNER : 0) | (letsGo ? LETS_GO : 0) | (stamped ? STAMPED : 0)
            | (worker ? OF_WORKER : 0);
    }

    /** A thread's read locks are counted in the lock for the first reader, and in a counter of its own for others. */
    private static int ofReaders(Site site) {
        if (!site.className().equals(READERS) || site.kind() != EventKind.WRITE) {
            return 0;
        }
        boolean count = site.variable().endsWith(".firstReaderHoldCount") || site.variable().endsWith("Counter.count");
        return switch (site.methodName()) {
        case "tryAcquireShared", "fullTryAcquireShared", "tryReadLock" -> count ? COUNTS_READER : 0;
        case "tryReleaseShared" -> count || site.variable().endsWith(".firstReader") ? UNCOUNTS_READER : 0;
        default -> 0;
        };
    }

    private static int ofCall(Site site) {
        String called = site.member();
        String method = called.substring(called.lastIndexOf('.') + 1);
        boolean tries = method.startsWith("tryLock") || called.startsWith(STAMPED_LOCK) && method.startsWith("try");
        boolean closed = JdkFacts.CLOSED.begins(called.replace('.', '/'));
        boolean views = called.startsWith("java.util.") && (CACHES.contains(method) || PARTS.contains(method));
        return (views ? VIEWS : 0) | (COMPARING.stream().anyMatch(method::startsWith) ? COMPARES : 0)
            | (tries ? TRIES : 0)
            | (closed ? CLOSED : 0);
    }

    private static int order(Site site, String owner) {
        if (site.kind() == EventKind.FENCE) {
            return ofFence(site.variable().substring(site.variable().lastIndexOf('.') + 1));
        }
        if (site.className().startsWith(ATOMIC)) {
            return order('.' + site.methodName(), false); // what the program called
        }
        if (isJdk(site.className())) {
            return ACQUIRES | RELEASES; // made safe with fences, which are in no trace
        }
        return order(site.variable().substring(owner.length()),
            owner.endsWith("VarHandle") || owner.endsWith("Unsafe"));
    }

    /** Fences that order only reads, or only writes, are taken for the whole: so no race is told that is none. */
    private static int ofFence(String method) {
        return switch (method) {
        case "acquireFence", "loadLoadFence", "loadFence" -> ACQUIRES;
        case "releaseFence", "storeStoreFence", "storeFence" -> RELEASES;
        default -> ACQUIRES | RELEASES;
        };
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
}
