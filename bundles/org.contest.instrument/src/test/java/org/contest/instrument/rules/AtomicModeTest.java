/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;

class AtomicModeTest {

    private static final Set<EventKind> KINDS =
        Set.of(EventKind.ATOMIC_READ, EventKind.ATOMIC_WRITE, EventKind.ATOMIC_UPDATE);

    @Test
    void every_access_mode_of_a_var_handle_has_its_kind() {
        for (AccessMode mode : AccessMode.values()) {
            String name = mode.methodName();
            EventKind expected = name.matches("get(Volatile|Acquire|Opaque)?") ? EventKind.ATOMIC_READ
                : name.matches("set(Volatile|Release|Opaque)?") ? EventKind.ATOMIC_WRITE : EventKind.ATOMIC_UPDATE;
            assertEquals(expected, AtomicMode.of(name).kind(), name);
            assertEquals(name.startsWith("weakCompare") || name.startsWith("compare") ? 2 : name.equals("get")
                || expected == EventKind.ATOMIC_READ ? 0 : 1, AtomicMode.of(name).values(), name);
        }
    }

    @Test
    void no_other_method_of_a_var_handle_is_an_access() {
        Set<String> modes =
            Arrays.stream(AccessMode.values()).map(AccessMode::methodName).collect(Collectors.toSet());
        TreeSet<String> taken = Arrays.stream(VarHandle.class.getMethods())
            .filter(method -> !Modifier.isStatic(method.getModifiers())).map(Method::getName)
            .filter(name -> AtomicMode.of(name) != null && KINDS.contains(AtomicMode.of(name).kind()))
            .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(modes), taken);
    }
}
