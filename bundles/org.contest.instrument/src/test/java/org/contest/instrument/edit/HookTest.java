/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contest.runtime.hooks.ArrayHooks;
import org.contest.runtime.hooks.CallHooks;
import org.contest.runtime.hooks.EnvironmentHooks;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.hooks.LoaderHooks;
import org.contest.runtime.hooks.MirrorHooks;
import org.contest.runtime.hooks.OperationHooks;
import org.contest.runtime.hooks.OutsideHooks;
import org.contest.runtime.reflect.LazyHandleHooks;
import org.contest.runtime.reflect.ReflectionHooks;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

class HookTest {

    @Test
    void what_is_emitted_is_exactly_what_the_runtime_offers() {
        TreeSet<String> emitted = Arrays.stream(Hook.values())
            .map(hook -> hook.owner() + '.' + hook.method() + hook.descriptor())
            .collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> offered =
            Stream
                .of(Hooks.class, ArrayHooks.class, OperationHooks.class, EnvironmentHooks.class, ReflectionHooks.class,
                    LazyHandleHooks.class, CallHooks.class, LoaderHooks.class, MirrorHooks.class, OutsideHooks.class)
                .flatMap(owner -> Arrays.stream(owner.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(HookTest::text)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(String.join("\n", offered), String.join("\n", emitted));
    }

    private static String text(Method method) {
        return Type.getInternalName(method.getDeclaringClass()) + '.' + method.getName()
            + Type.getMethodDescriptor(method);
    }
}
