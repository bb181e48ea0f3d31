/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Names that compilers make for the methods of lambdas: those of Java, Eclipse, Scala 2 and 3, and Kotlin. */
public final class LambdaNames {

    private static final Pattern NAME = Pattern.compile("lambda\\$(?:(.*)\\$)?[^$]*"
        + "|\\$anonfun\\$(.*)\\$\\d+(?:\\$adapted)?"
        + "|(.+?)(?:\\$\\$anonfun\\$\\d+)+(?:\\$adapted)?"
        + "|(.+?)(?:\\$lambda\\$\\d+)+(?:\\$\\d+)*");

    private LambdaNames() {
    }

    /** True for the method of a lambda. */
    public static boolean contain(String method) {
        return outer(method) != null;
    }

    /** The method that a lambda stands in; empty where its compiler has not named that, null for another method. */
    public static @Nullable String outer(String method) {
        Matcher name = NAME.matcher(method);
        return !name.matches() ? null : IntStream.rangeClosed(1, name.groupCount()).mapToObj(name::group)
            .filter(Objects::nonNull).findFirst().orElse("");
    }
}
