/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import java.util.List;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/** A part of the JUnit suite of Commons Collections. */
public final class TestCollections {

    private static final List<String> SUITE = List.of("bidimap.DualTreeBidiMapTest", "list.CursorableLinkedListTest",
        "list.TreeListTest", "map.LRUMapTest", "map.ReferenceMapTest", "map.StaticBucketMapTest",
        "queue.CircularFifoQueueTest", "collection.SynchronizedCollectionTest", "bag.SynchronizedBagTest",
        "CollectionUtilsTest", "IteratorUtilsTest", "trie.PatriciaTrieTest");

    private TestCollections() {
    }

    /** Runs the tests and prints their number and their failures, sorted: each JVM orders the methods as it likes. */
    public static void main(String[] args) throws ClassNotFoundException {
        Class<?>[] classes = new Class<?>[SUITE.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = Class.forName("org.apache.commons.collections4." + SUITE.get(i));
        }
        Result result = JUnitCore.runClasses(classes);
        System.out.println(result.getRunCount() + " tests, " + result.getFailureCount() + " failures");
        result.getFailures().stream().map(Failure::getTestHeader).sorted().forEach(System.out::println);
        System.exit(0);
    }
}
