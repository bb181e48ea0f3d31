/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MethodOrderTest {

    private interface Service {
        void b(int one, long two);

        String a();

        void b(long one);

        void b(int one);
    }

    @Test
    void methods_have_one_order_wherever_they_come_from() {
        List<Method> methods = Stream.of(Service.class.getDeclaredMethods()).filter(m -> !m.isSynthetic()).toList();
        for (int seed = 0; seed < 20; seed++) {
            Method[] drawn = methods.toArray(Method[]::new);
            Collections.shuffle(Arrays.asList(drawn), new Random(seed));
            MethodOrder.sort(drawn);
            assertEquals(List.of("a[]", "b[int, long]", "b[int]", "b[long]"),
                Stream.of(drawn).map(m -> m.getName() + Arrays.toString(m.getParameterTypes())).toList());
        }
    }
}
