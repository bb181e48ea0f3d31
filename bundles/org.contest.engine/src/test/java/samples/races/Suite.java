/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Runs all idioms of the classes that are named, one after the other. */
public final class Suite {

    private Suite() {
    }

    /** The idioms of a class, in the order of their names. */
    public static List<Class<?>> idioms(Class<?> type) {
        return Arrays.stream(type.getDeclaredClasses())
            .filter(idiom -> Idiom.class.isAssignableFrom(idiom) && !Modifier.isAbstract(idiom.getModifiers()))
            .sorted(Comparator.comparing(Class::getName)).toList();
    }

    /** Runs the program; documents of Swing start no thread of a display. */
    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        for (String name : args) {
            for (Class<?> type : idioms(Class.forName(name))) {
                Constructor<?> made = type.getDeclaredConstructor();
                made.setAccessible(true);
                ((Idiom) made.newInstance()).run();
            }
        }
    }
}
