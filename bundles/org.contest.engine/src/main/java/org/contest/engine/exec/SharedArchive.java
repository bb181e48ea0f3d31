/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.contest.agent.jars.AgentJars;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;

/**
 * An archive for class-data sharing that has, beside the classes of the JDK that every JVM starts with, those that the
 * agent adds, the runtime's own, and the graph of modules with java.instrument in it.
 */
final class SharedArchive {

    private static final int LIMIT_SECONDS = 60;
    private static final long MOST_BYTES = 400L << 20;
    private static final String MAKING = "making";

    private final Path javaHome;
    private final Path file;

    private SharedArchive(Path javaHome, Path file) {
        this.javaHome = javaHome;
        this.file = file;
    }

    /** The archive of a Java runtime with this version of the agent; need not exist. */
    static SharedArchive of(Path javaHome) {
        CRC32 key = new CRC32();
        for (Path part : List.of(javaHome.resolve("lib/modules"), javaHome.resolve("release"), AgentJars.boot(),
            AgentJars.agent())) {
            key.update((part + " " + part.toFile().length() + " " + part.toFile().lastModified()).getBytes());
        }
        return new SharedArchive(javaHome,
            AgentJars.userFolder().resolve("archives").resolve(Long.toHexString(key.getValue()) + ".jsa"));
    }

    /** Where it is. */
    Path file() {
        return file;
    }

    /** JVM arguments to use it; a JVM that cannot does so silently, and starts as without. */
    static List<String> arguments(Path archive) {
        return List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:cds=off");
    }

    /** Makes it unless it is there, or was found not to work; takes some seconds. Never fails. */
    void make() {
        Path refused = file.resolveSibling(file.getFileName() + ".refused");
        if (Files.exists(file) || Files.exists(refused)) {
            return;
        }
        try {
            Path archives = Files.createDirectories(file.getParent());
            FastStart.prune(archives, MOST_BYTES);
            removeLeftOver(archives);
            Path work = Files.createTempDirectory(archives, MAKING);
            try {
                Path made = make(work);
                Files.move(made, made.getFileName().toString().endsWith(".jsa") ? file : refused,
                    StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                remove(work);
            }
        } catch (IOException e) {
            return; // no right, no room: JVMs start as without
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What processes have left that ended meanwhile. */
    private static void removeLeftOver(Path archives) throws IOException {
        long before = System.currentTimeMillis() - TimeUnit.HOURS.toMillis(1);
        for (File folder : archives.toFile().listFiles()) {
            if (folder.getName().startsWith(MAKING) && folder.lastModified() < before) {
                remove(folder.toPath());
            }
        }
    }

    private static void remove(Path work) throws IOException {
        for (String name : work.toFile().list()) {
            Files.deleteIfExists(work.resolve(name));
        }
        Files.delete(work);
    }

    /** The archive; or, when one of the steps fails or the JVM complains of the archive, what was printed. */
    private Path make(Path work) throws IOException, InterruptedException {
        Path archive = work.resolve("new.jsa");
        Path said = said(work);
        Path list = work.resolve("classes.txt");
        List<String> free =
            agent(RunOptions.defaults().with(Key.RECORD, RecordLevel.FULL.text()).with(Key.TRACE, work.resolve("t")));
        List<String> control =
            agent(RunOptions.defaults().with(Key.SCHEDULER, Scheduler.RANDOM.text()).with(Key.CONTROL, true));
        Set<String> classes = new LinkedHashSet<>();
        for (List<String> agent : List.of(free, control)) {
            if (!run(work, agent, "-version") || !run(work, agent, "-XX:DumpLoadedClassList=" + list, "-version")) {
                return said;
            }
            classes.addAll(shareable(Files.readAllLines(list)));
        }
        Files.write(list, classes);
        boolean works = run(work, List.of("-Xshare:dump", "-XX:SharedArchiveFile=" + archive,
            "-XX:SharedClassListFile=" + list, "-Xbootclasspath/a:" + AgentJars.boot()), "--add-modules",
            "java.instrument");
        if (!works || !Files.exists(archive)) {
            return said;
        }
        List<String> trial = new ArrayList<>(arguments(archive));
        trial.addAll(free);
        return run(work, trial, "-version") && Files.readString(said).contains("sharing") ? archive : said;
    }

    private static Path said(Path work) {
        return work.resolve("said.txt");
    }

    private static List<String> agent(RunOptions options) {
        return List.of("-Xbootclasspath/a:" + AgentJars.boot(),
            "-javaagent:" + AgentJars.agent() + "=" + FastStart.cached(options, List.of()).format());
    }

    /** Classes of loaders of their own cannot be shared; numbers of classes hold only in one list. */
    private static List<String> shareable(List<String> list) {
        return list.stream().filter(line -> !line.startsWith("#") && !line.contains(" source: "))
            .map(line -> line.replaceFirst(" id: .*", "")).toList();
    }

    private boolean run(Path work, List<String> arguments, String... more) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(JavaCommand.java(javaHome).toString());
        command.addAll(arguments);
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command).directory(work.toFile())
            .redirectErrorStream(true).redirectOutput(said(work).toFile()).start();
        try {
            return process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } finally {
            process.destroyForcibly();
        }
    }
}
