/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * What a trace says of its run, as text by name.
 *
 * @param properties the names are the constants of this class; others are kept as they are
 */
public record TraceHeader(Map<String, String> properties) {

    /** Main class of the program. */
    public static final String PROGRAM = "program";
    /** Arguments of the program, in one line. */
    public static final String ARGUMENTS = "args";
    /** The scheduler. */
    public static final String SCHEDULER = "scheduler";
    /** Seed of what the program sees of its environment; a run that begins with a trace has that of the trace. */
    public static final String SEED = "seed";
    /** All options of the run, as the agent takes them. */
    public static final String OPTIONS = "options";
    /** Version of the JDK that ran the program. */
    public static final String JDK = "jdk";
    /** When the trace was begun, in milliseconds since 1970: a date as text would load most of java.time. */
    public static final String CREATED = "created";
    /** Mask of the numbers of objects, decimal; see {@link ObjectNumbers}. */
    public static final String OBJECTS = "objects";
    /** What it holds: {@link RecordLevel#text}. */
    public static final String LEVEL = "level";

    /**
     * What a trace says of a run in this JVM, with these options, at this level, with this seed of the environment and
     * with these numbers of objects.
     */
    public static TraceHeader of(RunOptions options, RecordLevel level, long seed, ObjectNumbers objects) {
        String command = System.getProperty("sun.java.command", "");
        int space = command.indexOf(' ');
        return new TraceHeader(Map.of(PROGRAM, space < 0 ? command : command.substring(0, space),
            ARGUMENTS, space < 0 ? "" : command.substring(space + 1),
            SCHEDULER, options.get(Key.SCHEDULER), SEED, Long.toString(seed), OPTIONS, options.format(),
            JDK, System.getProperty("java.version", ""), CREATED, Long.toString(System.currentTimeMillis()),
            LEVEL, level.text(), OBJECTS, Integer.toString(objects.mask())));
    }

    /** Copies the properties, sorted. */
    public TraceHeader {
        properties = Collections.unmodifiableMap(new TreeMap<>(properties));
    }

    /** The value of a property, or the empty text. */
    public String get(String name) {
        return properties.getOrDefault(name, "");
    }
}
