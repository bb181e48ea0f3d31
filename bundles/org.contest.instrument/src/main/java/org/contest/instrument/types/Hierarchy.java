/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.types;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Resolves fields and super classes as the JVM would (JVMS 5.4.3.2), as seen from one class loader, without loading
 * a class. What cannot be read is unknown: callers then take the careful side.
 */
public final class Hierarchy {

    /** Where the bytes come from. */
    public interface Source {
        /** The class with an internal name, or null when it cannot be read. */
        ClassInfo find(String internalName);
    }

    /**
     * A resolved member.
     *
     * @param owner internal name of the declaring class
     * @param access its access flags
     */
    public record Member(String owner, int access) {
        /** True when all bits are set. */
        public boolean is(int flags) {
            return (access & flags) == flags;
        }
    }

    private final Source source;

    /** A hierarchy that reads from a source. */
    public Hierarchy(Source source) {
        this.source = source;
    }

    /** The field that a field instruction means, or null when it is unknown. */
    public Member field(String owner, String name, String descriptor) {
        return field(owner, name + ':' + descriptor, new HashSet<>());
    }

    private Member field(String owner, String key, Set<String> seen) {
        ClassInfo info = owner == null || !seen.add(owner) ? null : source.find(owner);
        if (info == null) {
            return null;
        }
        Integer access = info.fields().get(key);
        if (access != null) {
            return new Member(owner, access);
        }
        for (String implemented : info.interfaces()) {
            Member found = field(implemented, key, seen);
            if (found != null) {
                return found;
            }
        }
        return field(info.superName(), key, seen);
    }

    /** The method that a virtual call means before dispatch, searched in super classes only; null when unknown. */
    public Member method(String owner, String nameAndDescriptor) {
        Set<String> seen = new HashSet<>();
        for (String name = owner; name != null && seen.add(name);) {
            ClassInfo info = source.find(name);
            if (info == null) {
                return null;
            }
            Integer access = info.methods().get(nameAndDescriptor);
            if (access != null) {
                return new Member(name, access);
            }
            name = info.superName();
        }
        return null;
    }

    /** True when {@code name} is {@code ancestor} or a class below it; false when unknown. */
    public boolean isSubclass(String name, String ancestor) {
        return distance(name, ancestor) >= 0;
    }

    /** How many classes {@code ancestor} is above {@code name}: 0 for the same; -1 when it is not, or unknown. */
    public int distance(String name, String ancestor) {
        Set<String> seen = new HashSet<>();
        String current = name;
        while (current != null && seen.add(current)) {
            if (current.equals(ancestor)) {
                return seen.size() - 1;
            }
            ClassInfo info = source.find(current);
            current = info == null ? null : info.superName();
        }
        return -1;
    }

    /** True when the condition holds for a class or one above it, as far as they are known. */
    public boolean anyOnTheWayUp(String name, Predicate<ClassInfo> condition) {
        Set<String> seen = new HashSet<>();
        ClassInfo info = source.find(name);
        while (info != null && seen.add(info.name())) {
            if (condition.test(info)) {
                return true;
            }
            info = info.superName() == null ? null : source.find(info.superName());
        }
        return false;
    }
}
