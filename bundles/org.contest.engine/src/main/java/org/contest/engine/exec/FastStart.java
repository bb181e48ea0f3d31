/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.contest.agent.jars.AgentJars;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * What lets JVMs under the agent start fast: instrumented classes of earlier JVMs, and an archive for class-data
 * sharing. Both lie in the user's folder, for all campaigns; both can be deleted at any time.
 */
final class FastStart {

    private static final long MOST_BYTES = 1L << 30;

    /** Arguments of the program that choose classes of the JVM, or another archive: ours would not fit. */
    private static final List<String> OWN_CLASSES = List.of("-Xshare", "-XX:SharedArchiveFile", "-XX:AOT",
        "-XX:ArchiveClassesAtExit", "-XX:+AutoCreateSharedArchive", "-Xbootclasspath", "--patch-module",
        "--upgrade-module-path", "--limit-modules", "--add-modules", "-agent", "-javaagent");

    /** Arguments that change classes of the JDK, which a cache knows by name when they have nothing to instrument. */
    private static final List<String> OTHER_JDK = List.of("--patch-module", "-javaagent", "-agentlib", "-agentpath");
    private static final String DEBUGGER = "-agentlib:jdwp";

    /** An archive takes some seconds and saves a tenth of one for each JVM. */
    private static final int STARTS_FOR_ARCHIVE = 16;
    /** JVMs of this process, by Java runtime. */
    private static final Map<Path, Integer> STARTS = new ConcurrentHashMap<>();

    private FastStart() {
    }

    private static Path classes() {
        return AgentJars.userFolder().resolve("classes");
    }

    /** The options of a JVM that has these arguments of its own, with the cache of instrumented classes. */
    static RunOptions cached(RunOptions options, List<String> vmArguments) {
        return options.get(Key.CACHE).isEmpty() ? options.with(Key.CACHE, cache(vmArguments)) : options;
    }

    private static Path cache(List<String> vmArguments) {
        boolean otherJdk = vmArguments.stream().anyMatch(argument -> !argument.startsWith(DEBUGGER)
            && OTHER_JDK.stream().anyMatch(argument::startsWith));
        return otherJdk ? classes().resolve(Integer.toHexString(vmArguments.hashCode())) : classes();
    }

    /** Arguments for a JVM that has these of its own already; none when there is no archive that fits. */
    static List<String> arguments(ProgramSpec program, List<String> vmArguments) {
        for (String argument : vmArguments) {
            if (!argument.startsWith(DEBUGGER) && OWN_CLASSES.stream().anyMatch(argument::startsWith)) {
                return List.of();
            }
        }
        Path archive = SharedArchive.of(program.javaHome()).file();
        return Files.isRegularFile(archive) ? SharedArchive.arguments(archive) : List.of();
    }

    /** Counts a JVM that starts; where there are many, what is missing to start them faster is made beside them. */
    static void count(Path javaHome) {
        if (STARTS.merge(javaHome, 1, Integer::sum) == STARTS_FOR_ARCHIVE) {
            Thread maker = new Thread(() -> SharedArchive.of(javaHome).make(), "ConTest archive of classes");
            maker.setDaemon(true);
            maker.start();
        }
    }

    /** Keeps the cache of classes from growing for ever. Never fails. */
    static void prune() {
        pruneDaily(classes(), MOST_BYTES);
    }

    /** A cache has many thousands of files, and a campaign should not wait until all are looked at. */
    static void pruneDaily(Path folder, long mostBytes) {
        Path mark = folder.resolveSibling(folder.getFileName() + ".pruned");
        try {
            FileTime yesterday = FileTime.from(Instant.now().minus(1, ChronoUnit.DAYS));
            if (!Files.exists(mark) || Files.getLastModifiedTime(mark).compareTo(yesterday) < 0) {
                Files.createDirectories(folder);
                Files.write(mark, new byte[0]);
                prune(folder, mostBytes);
            }
        } catch (IOException e) {
            return; // no right, no room
        }
    }

    /** Deletes the oldest files of a folder when it has become too large, until it is half of that. */
    static void prune(Path folder, long mostBytes) {
        Map<Path, Long> sizes = new TreeMap<>(Comparator.comparing(FastStart::age).thenComparing(file -> file));
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.walk(folder) : Stream.empty()) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                sizes.put(file, Files.size(file));
            }
            long all = sizes.values().stream().mapToLong(Long::longValue).sum();
            long least = all > mostBytes ? mostBytes / 2 : all;
            for (Map.Entry<Path, Long> file : sizes.entrySet()) {
                if (all > least) {
                    Files.deleteIfExists(file.getKey());
                    all -= file.getValue();
                }
            }
        } catch (IOException | UncheckedIOException e) {
            return; // another process prunes, too
        }
    }

    private static FileTime age(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
