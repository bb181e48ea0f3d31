/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.jdk.JdkFacts;

/**
 * Which class is treated how. The program is everything outside the JDK that the patterns let through; of the JDK, the
 * synchronization and the collections.
 */
public final class Scope {

    /** Ours, and what runs tests rather than being tested. */
    private static final List<String> NEVER = List.of("org/contest/agent/", "org/contest/runtime/",
        "org/contest/protocol/", "org/contest/instrument/", "org/contest/analysis/", "org/contest/harness/",
        "org/junit/", "junit/", "org/testng/", "org/opentest4j/", "org/apiguardian/", "org/hamcrest/", "org/jacoco/",
        "org/eclipse/jdt/internal/junit", "org/apache/maven/surefire/", "com/intellij/rt/", "worker/org/gradle/",
        "org/gradle/");

    /** JDK classes with a treatment of their own; the rest goes by package. */
    private static final Map<String, Treatment> SPECIAL = special();

    /**
     * Of the above, what is part of the program all the same: the racy probe of the health gate, which has to fail
     * under the tool; and the assertion that asks the clock how long the test has slept.
     */
    private static final List<String> ALWAYS =
        List.of("org/contest/harness/probe/", "org/junit/jupiter/api/AssertTimeout.");

    private static final String UTIL = "java/util/";
    private static final String CONCURRENT = "java/util/concurrent/";

    private final NamePatterns include;
    private final NamePatterns exclude;
    private final boolean jdk;

    /** The scope that the options ask for. */
    public Scope(RunOptions options) {
        this.include = NamePatterns.of(options.get(Key.INCLUDE));
        this.exclude = NamePatterns.of(options.get(Key.EXCLUDE));
        this.jdk = options.isTrue(Key.JDK);
    }

    private static Map<String, Treatment> special() {
        Map<String, Treatment> treatments = new HashMap<>();
        put(treatments, JdkFacts.ORDER, Treatment.JDK_ORDER);
        put(treatments, JdkFacts.BODIES, Treatment.JDK_BODIES);
        put(treatments, JdkFacts.CALLS, Treatment.JDK_CALLS);
        put(treatments, JdkFacts.MODEL, Treatment.JDK_MODEL);
        put(treatments, JdkFacts.LOCKS, Treatment.JDK_LOCKS);
        put(treatments, JdkFacts.EVENTS, Treatment.JDK);
        put(treatments, JdkFacts.UNTREATED, Treatment.NONE);
        return Map.copyOf(treatments);
    }

    private static void put(Map<String, Treatment> treatments, JdkFacts kind, Treatment treatment) {
        for (String type : kind.names()) {
            treatments.put(type, treatment);
        }
    }

    /**
     * The treatment of a class.
     *
     * @param name internal name
     * @param ofJdk true when the class belongs to a module of the JDK
     */
    public Treatment treatment(String name, boolean ofJdk) {
        if (ofJdk) {
            return jdkTreatment(name);
        }
        if (isOurs(name) || isMadeByJdk(name)) {
            return Treatment.NONE;
        }
        return isLeftOut(name) ? Treatment.NONE : Treatment.PROGRAM;
    }

    /** True for a class outside the JDK that the user has left out. */
    public boolean leavesOut(String name) {
        return isLeftOut(name) && !isOurs(name) && !isMadeByJdk(name);
    }

    private boolean isLeftOut(String name) {
        if (include.isEmpty() && exclude.isEmpty()) {
            return false;
        }
        String binary = name.replace('/', '.');
        return !include.isEmpty() && !include.match(binary) || exclude.match(binary);
    }

    /** Lambdas, proxies, and accessors of reflection, which the JDK makes in a loader of their own. */
    private static boolean isMadeByJdk(String name) {
        return name.contains("$$Lambda") || name.startsWith("$Proxy", name.lastIndexOf('/') + 1)
            || name.startsWith("jdk/internal/reflect/Generated");
    }

    /**
     * The treatment of a class of the JDK without one of its own that is loaded while the program runs. Of java.base
     * only what the instrumenter does not need to transform that very class.
     *
     * @param module name of its module
     * @param name internal name
     */
    public Treatment late(String module, String name) {
        return jdk && (!module.equals("java.base") || JdkFacts.LATE.begins(name)) ? Treatment.JDK_ORDER
            : Treatment.NONE;
    }

    private Treatment jdkTreatment(String name) {
        Treatment special = SPECIAL.get(name);
        if (special != null) {
            return jdk || special == Treatment.JDK_BODIES ? special : Treatment.NONE;
        }
        if (jdk && (name.startsWith("jdk/random/") || name.startsWith("jdk/internal/random/"))) {
            return Treatment.JDK_CALLS;
        }
        boolean in = jdk && (name.startsWith(CONCURRENT) || isCollection(name) || JdkFacts.FORMATS.has(name)
            || isOptional(name) && include.matchByPackage(name.replace('/', '.')));
        return in && !exclude.match(name.replace('/', '.')) ? Treatment.JDK : Treatment.NONE;
    }

    /** What the JVM or the agent itself cannot do without is not for choice. */
    private static boolean isOptional(String name) {
        return !name.startsWith("java/lang/") && !name.startsWith("java/nio/") && !name.startsWith("jdk/")
            && !name.startsWith("sun/")
            && (!name.startsWith(UTIL) || name.indexOf('/', UTIL.length()) >= 0);
    }

    private static boolean isCollection(String name) {
        int dollar = name.indexOf('$');
        return JdkFacts.COLLECTIONS.has(dollar < 0 ? name : name.substring(0, dollar));
    }

    @Override
    public String toString() {
        return String.join(" ", "include", include.toString(), "exclude", exclude.toString(), "jdk",
            Boolean.toString(jdk)); // without linkage: it is in the key of a cache
    }

    private static boolean isOurs(String name) {
        return NamePatterns.startsWithOne(name, NEVER) && !NamePatterns.startsWithOne(name + '.', ALWAYS);
    }
}
