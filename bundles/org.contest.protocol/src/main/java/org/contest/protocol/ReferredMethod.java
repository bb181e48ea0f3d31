/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import org.jspecify.annotations.Nullable;

/**
 * The method of a serializable method reference that was turned into an added method. The name of the added method says
 * it, so that a serialized reference can name the method that every JVM has.
 *
 * @param kind the reference kind (JVMS 4.4.8)
 * @param owner internal name of the class
 * @param name name of the method
 * @param descriptor its descriptor
 */
public record ReferredMethod(int kind, String owner, String name, String descriptor) {

    /** Not allowed in the name of a method (JVMS 4.2.2); each stands in it as the one of the same place below. */
    private static final String FORBIDDEN = "/;[<>.";
    private static final String ALLOWED = "\uE000\uE001\uE002\uE003\uE004\uE005";
    private static final char SEPARATOR = '\uE006';

    /** The name of the added method, which begins as given. */
    public String added(String prefix) {
        return prefix + SEPARATOR + kind + SEPARATOR
            + exchanged(owner + SEPARATOR + name + SEPARATOR + descriptor, FORBIDDEN, ALLOWED);
    }

    /** What the name of an added method says, or null when it says nothing, or the method is none. */
    public static @Nullable ReferredMethod of(String method) {
        if (!method.startsWith(AddedMembers.REFERENCE_PREFIX) || method.indexOf(SEPARATOR) < 0) {
            return null;
        }
        String[] parts = method.split(String.valueOf(SEPARATOR));
        return new ReferredMethod(Integer.parseInt(parts[1]), exchanged(parts[2], ALLOWED, FORBIDDEN),
            exchanged(parts[3], ALLOWED, FORBIDDEN), exchanged(parts[4], ALLOWED, FORBIDDEN));
    }

    /** The name of a method as it is told to people. */
    public static String told(String method) {
        int end = method.indexOf(SEPARATOR);
        return end < 0 ? method : method.substring(0, end);
    }

    private static String exchanged(String text, String from, String to) {
        String exchanged = text;
        for (int i = 0; i < from.length(); i++) {
            exchanged = exchanged.replace(from.charAt(i), to.charAt(i));
        }
        return exchanged;
    }
}
