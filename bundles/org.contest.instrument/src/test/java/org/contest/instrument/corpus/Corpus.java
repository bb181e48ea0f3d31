/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.corpus;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Scope;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassInfo;
import org.contest.instrument.types.Hierarchy;
import org.contest.instrument.weave.Instrumenter;
import org.contest.protocol.RunOptions;
import org.contest.protocol.needs.EventNeeds;

/**
 * Instruments every class of jars, folders and the JDK's modules, and has the JVM verify each. To be run with
 * {@code -Xverify:all}: {@code Corpus [jrt | jrt:MODULE | jar | folder]...}; prints what it found and exits with 1 when
 * a class did not verify.
 */
public final class Corpus {

    /** What became of the classes. */
    public static final class Report {
        private int classes;
        private int sites;
        private int verified;
        private final Map<String, List<String>> skipped = new TreeMap<>();
        private final List<String> errors = new ArrayList<>();
        private final List<String> methodsLeftAlone = new ArrayList<>();

        /** Classes instrumented and verified. */
        public int verified() {
            return verified;
        }

        /** Classes that verified before and not after, with the error. */
        public List<String> errors() {
            return errors;
        }

        void skip(String reason, String name) {
            skipped.computeIfAbsent(reason, key -> new ArrayList<>()).add(name);
        }

        void print() {
            System.out.println(classes + " classes, " + verified + " instrumented and verified, " + sites + " sites, "
                + errors.size() + " errors");
            skipped.forEach((reason, names) -> System.out.println("  skipped " + names.size() + ": " + reason
                + ", such as " + names.subList(0, Math.min(3, names.size()))));
            methodsLeftAlone.forEach(reason -> System.out.println("  method left alone: " + reason));
            errors.forEach(error -> System.out.println("  ERROR " + error));
        }
    }

    private final Report report = new Report();
    private final Style style;

    private Corpus(Style style) {
        this.style = style;
    }

    /** Instruments and verifies the classes of some places. */
    public static Report run(Style style, String... places) throws IOException {
        Corpus corpus = new Corpus(style);
        for (String place : places) {
            corpus.place(place);
        }
        return corpus.report;
    }

    /** The command. */
    public static void main(String[] places) throws IOException {
        Report report = run(Boolean.getBoolean("contest.corpus.model") ? Style.MODEL : Style.REAL, places);
        report.print();
        System.exit(report.errors.isEmpty() ? 0 : 1);
    }

    private void place(String place) throws IOException {
        if (place.startsWith("jrt")) {
            Path modules = FileSystems.getFileSystem(java.net.URI.create("jrt:/")).getPath("/modules");
            String wanted = place.length() > 4 ? place.substring(4) : "";
            try (Stream<Path> all = Files.list(modules)) {
                for (Path module : all.filter(m -> m.getFileName().toString().startsWith(wanted)).toList()) {
                    folder(module);
                }
            }
        } else if (Files.isDirectory(Path.of(place))) {
            folder(Path.of(place));
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(Path.of(place))) {
                folder(jar.getPath("/"));
            }
        }
    }

    private void folder(Path root) throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = root.relativize(file).toString();
                if (name.endsWith(".class") && !name.endsWith("module-info.class") && !name.startsWith("META-INF")) {
                    classes.put(name.substring(0, name.length() - 6), Files.readAllBytes(file));
                }
            }
        }
        instrumentAll(root.toUri().toString(), classes);
    }

    private void instrumentAll(String place, Map<String, byte[]> classes) {
        Map<String, ClassInfo> infos = new LinkedHashMap<>();
        Hierarchy hierarchy = new Hierarchy(name -> infos.computeIfAbsent(name, key -> info(key, classes)));
        InstrumentOptions options =
            new InstrumentOptions(style, new EventNeeds(style == Style.MODEL, true, true, true, true),
                new Scope(RunOptions.defaults()));
        Instrumenter instrumenter = new Instrumenter(options);
        Map<String, byte[]> instrumented = new LinkedHashMap<>();
        int errorsBefore = report.errors.size();
        int verifiedBefore = report.verified;
        classes.forEach((name, bytes) -> {
            byte[] result = instrument(instrumenter, hierarchy, name, bytes);
            if (result != null) {
                instrumented.put(name, result);
            }
        });
        new Verification(classes, instrumented, report).run(() -> report.verified++);
        System.out.println(place + ": " + classes.size() + " classes, " + (report.verified - verifiedBefore)
            + " verified, " + (report.errors.size() - errorsBefore) + " errors");
    }

    private static ClassInfo info(String name, Map<String, byte[]> classes) {
        byte[] bytes = classes.get(name);
        try {
            if (bytes == null) {
                try (var in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
                    bytes = in == null ? null : in.readAllBytes();
                }
            }
            return bytes == null ? null : ClassInfo.read(bytes);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private byte[] instrument(Instrumenter instrumenter, Hierarchy hierarchy, String name, byte[] bytes) {
        report.classes++;
        try {
            Instrumented result = instrumenter.instrument(bytes, Treatment.PROGRAM, hierarchy);
            result.methodsLeftAlone().forEach(reason -> report.methodsLeftAlone.add(name + "." + reason));
            if (!result.isChanged()) {
                report.skip("no concurrent event", name);
                return null;
            }
            byte[] located = result.bytes(report.sites);
            report.sites += result.siteCount();
            return located;
        } catch (RuntimeException | LinkageError e) {
            report.errors.add(name + ": not instrumented: " + e);
            return null;
        }
    }
}
