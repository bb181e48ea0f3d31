/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.contest.runtime.jdk.LoadedClasses;

/**
 * Which free threads wait for a class that another one initializes, a lock of the JVM (JLS 12.4.2). No interface of the
 * JDK tells it but the JVM's own thread dump; the threads look as if they ran.
 */
final class InitializerWaits {

    /** The property by which a program has its own server of beans. */
    private static final String BUILDER = "javax.management.builder.initial";
    private static final Pattern HEAD = Pattern.compile("\" #(\\d+) .*prio=");
    private static final Pattern CARRIED = Pattern.compile("Carrying virtual thread #(\\d+)");
    private static final Pattern WAIT = Pattern.compile("- waiting on the Class initialization monitor for (\\S+)");

    private final List<FreeThread> threads;
    private final Map<FreeThread, String> awaited = new HashMap<>();
    private final Map<FreeThread, Set<String>> initializing = new HashMap<>();

    /** The waits of threads that have not moved for a while. */
    InitializerWaits(List<FreeThread> threads) {
        this.threads = threads;
        if (threads.stream().anyMatch(t -> !initializing(t).isEmpty())) {
            Map<Long, String> dumped = dumped();
            for (FreeThread t : threads) {
                String type = dumped.get(t.id());
                if (type != null) {
                    awaited.put(t, type);
                }
            }
            // looked at after the dump: who initializes the class now did so when the other was seen to wait
            threads.forEach(t -> initializing.put(t, initializing(t)));
        }
    }

    private static Set<String> initializing(FreeThread t) {
        Set<String> types = new HashSet<>();
        for (StackTraceElement frame : t.thread.getStackTrace()) {
            if (frame.getMethodName().equals("<clinit>")) {
                types.add(frame.getClassName());
            }
        }
        return types;
    }

    /** By the number of the thread; empty where the JVM has no such dump. */
    private static Map<Long, String> dumped() {
        if (System.getProperty(BUILDER) != null) {
            return Map.of(); // to ask would build the program's server of beans, with classes that are not known here
        }
        Map<Long, String> types = new HashMap<>();
        try {
            Object dump = ManagementFactory.getPlatformMBeanServer().invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"), "threadPrint",
                new Object[] {new String[0]}, new String[] {String[].class.getName()});
            long thread = -1;
            for (String line : String.valueOf(dump).split("\n")) {
                Matcher wait = WAIT.matcher(line);
                if (wait.find()) {
                    types.put(thread, wait.group(1));
                } else {
                    thread = thread(line, thread);
                }
            }
        } catch (JMException | LinkageError e) {
            return Map.of(); // another JVM, or one without the module: the hang is told without its reason
        }
        return types;
    }

    private static long thread(String line, long before) {
        for (Pattern pattern : List.of(HEAD, CARRIED)) {
            Matcher matcher = pattern.matcher(line);
            if (matcher.find()) {
                return Long.parseLong(matcher.group(1));
            }
        }
        return before;
    }

    /** The class that a thread waits for, or null. */
    String awaited(FreeThread t) {
        return awaited.get(t);
    }

    /** The thread that initializes the class which {@code t} waits for; null when it waits for none or nobody knows. */
    FreeThread initializer(FreeThread t) {
        String type = awaited.get(t);
        if (type == null) {
            return null;
        }
        for (FreeThread other : threads) {
            if (initializing.get(other).contains(type)) {
                return other;
            }
        }
        return holder(t, type);
    }

    /** A thread that is still at the supertypes of the class holds it already: known when there is one only. */
    private FreeThread holder(FreeThread waiting, String type) {
        Set<String> above = supertypes(loaded(waiting.thread.getContextClassLoader(), type));
        List<FreeThread> holders = new ArrayList<>();
        for (FreeThread t : threads) {
            String awaitedByIt = awaited.get(t);
            boolean isAbove = awaitedByIt != null && above.contains(awaitedByIt)
                || initializing.get(t).stream().anyMatch(above::contains);
            if (t != waiting && isAbove && !type.equals(awaitedByIt)) {
                holders.add(t);
            }
        }
        return holders.size() == 1 ? holders.get(0) : null;
    }

    /** Without the help of the program's loader, which might wait as well. */
    private static Class<?> loaded(ClassLoader loader, String type) {
        return loader == null ? null : LoadedClasses.find(loader, type);
    }

    private static Set<String> supertypes(Class<?> type) {
        Set<String> names = new HashSet<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Class<?> implemented : c.getInterfaces()) {
                names.add(implemented.getName());
                names.addAll(supertypes(implemented));
            }
            names.add(c.getName());
        }
        if (type != null) {
            names.remove(type.getName());
        }
        return names;
    }
}
