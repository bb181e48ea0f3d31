/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.lang.reflect.Method;

/** An order of the methods of one class that is the same in every JVM. */
final class MethodOrder {

    private MethodOrder() {
    }

    /** Sorts by name, then by types; by insertion, since arrays are short and a sort of the JDK would make events. */
    static void sort(Method[] methods) {
        for (int i = 1; i < methods.length; i++) {
            Method method = methods[i];
            int place = i;
            while (place > 0 && compare(methods[place - 1], method) > 0) {
                methods[place] = methods[place - 1];
                place--;
            }
            methods[place] = method;
        }
    }

    private static int compare(Method a, Method b) {
        int byName = a.getName().compareTo(b.getName());
        return byName != 0 ? byName : types(a).compareTo(types(b));
    }

    private static String types(Method method) {
        StringBuilder types = new StringBuilder();
        for (Class<?> parameter : method.getParameterTypes()) {
            types.append(parameter.getName()).append(';');
        }
        return types.append(method.getReturnType().getName()).toString();
    }
}
