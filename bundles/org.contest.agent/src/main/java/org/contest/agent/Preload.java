/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

/**
 * Loads the collections that instrumentation itself uses before any class is transformed. A class that is needed to
 * transform itself would be a ClassCircularityError, which the JVM remembers for good where the class was named.
 */
final class Preload {

    private static final String[] CLASSES = {"Random", "AbstractList$Itr", "AbstractList$ListItr",
        "AbstractList$SubList",
        "AbstractList$RandomAccessSubList", "AbstractList$SubList$1", "AbstractMap$1", "AbstractMap$1$1",
        "AbstractMap$2", "AbstractMap$2$1", "AbstractMap$SimpleEntry", "AbstractMap$SimpleImmutableEntry",
        "ArrayDeque", "ArrayDeque$DeqIterator", "ArrayList$Itr", "ArrayList$ListItr", "ArrayList$SubList",
        "ArrayList$SubList$1", "BitSet", "Collections$1", "Collections$EmptyIterator", "Collections$EmptyEnumeration",
        "Collections$SingletonList", "Collections$SingletonMap", "Collections$SingletonSet",
        "Collections$UnmodifiableCollection$1", "Collections$UnmodifiableMap$UnmodifiableEntrySet", "EnumMap",
        "HashMap$EntryIterator", "HashMap$EntrySet", "HashMap$KeyIterator", "HashMap$KeySet", "HashMap$TreeNode",
        "HashMap$ValueIterator", "HashMap$Values", "IdentityHashMap$KeySet", "IdentityHashMap$KeyIterator",
        "LinkedHashMap$LinkedEntryIterator", "LinkedHashMap$LinkedEntrySet", "LinkedHashMap$LinkedKeyIterator",
        "LinkedHashMap$LinkedKeySet", "LinkedHashMap$LinkedValueIterator", "LinkedHashMap$LinkedValues",
        "LinkedHashSet", "StringJoiner", "TreeMap", "TreeMap$Entry", "TreeMap$EntryIterator", "TreeMap$EntrySet",
        "TreeMap$KeyIterator", "TreeMap$KeySet", "TreeMap$PrivateEntryIterator", "TreeMap$ValueIterator",
        "TreeMap$Values", "TreeSet", "WeakHashMap$Entry", "WeakHashMap$KeySet", "concurrent.ConcurrentHashMap$Node",
        "concurrent.ConcurrentHashMap$EntryIterator", "concurrent.ConcurrentHashMap$EntrySetView",
        "concurrent.ConcurrentHashMap$ForwardingNode", "concurrent.ConcurrentHashMap$KeyIterator",
        "concurrent.ConcurrentHashMap$MapEntry", "concurrent.ConcurrentHashMap$ReservationNode",
        "concurrent.ConcurrentHashMap$TreeBin", "concurrent.ConcurrentHashMap$TreeNode",
        "concurrent.ConcurrentHashMap$ValueIterator", "concurrent.ConcurrentHashMap$ValuesView"};

    private Preload() {
    }

    static void load() {
        load("java.lang.invoke.VarForm");
        for (String name : CLASSES) {
            load("java.util.".concat(name));
        }
    }

    private static void load(String name) {
        try {
            Class.forName(name, true, null);
        } catch (ClassNotFoundException e) {
            return; // another JDK arranges its collections in another way
        }
    }
}
