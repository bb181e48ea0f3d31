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
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

class HookTest {

    private static final int RELEASE = Runtime.version().feature();

    private static Stream<HookMethod> emitted() {
        return Stream.concat(Arrays.stream(Hook.values())
            .map(hook -> new HookMethod(hook.owner(), hook.method(), hook.descriptor())),
            HookTable.all().stream().map(InsteadOf::hook));
    }

    @Test
    void what_is_emitted_is_exactly_what_the_runtime_offers() {
        TreeSet<String> emitted = emitted().map(hook -> hook.owner() + '.' + hook.name() + hook.descriptor())
            .collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> offered = Arrays.stream(HookClass.values())
            .flatMap(owner -> Arrays.stream(type(owner.internalName()).getDeclaredMethods()))
            .filter(method -> Modifier.isPublic(method.getModifiers()))
            .map(HookTest::text)
            .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(String.join("\n", offered), String.join("\n", emitted));
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name.replace('/', '.'), false, HookTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void the_running_jdk_has_each_method_that_a_hook_stands_for() {
        List<String> missing = HookTable.all().stream().filter(row -> row.since() <= RELEASE)
            .filter(row -> Arrays.stream(type(row.owner()).getDeclaredMethods())
                .noneMatch(method -> row.method().equals(method.getName() + Type.getMethodDescriptor(method))))
            .map(row -> row.owner() + '.' + row.method()).toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void a_hook_takes_the_operands_of_the_call_and_the_site() {
        InsteadOf join = HookTable.of("java/lang/Thread").stream().filter(row -> row.method().equals("join(J)V"))
            .findFirst().orElseThrow();
        assertEquals(EventKind.JOIN, join.event());
        assertEquals("(Ljava/lang/Thread;JI)V", join.hook().descriptor());
        for (InsteadOf row : HookTable.all()) {
            assertEquals(Type.getReturnType(row.method().substring(row.method().indexOf('('))),
                Type.getReturnType(row.hook().descriptor()), row.toString());
        }
    }

    private static String text(Method method) {
        return Type.getInternalName(method.getDeclaringClass()) + '.' + method.getName()
            + Type.getMethodDescriptor(method);
    }
}
