/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contest.instrument.ClassInstrumenter;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Treatment;
import org.contest.instrument.weave.SourceInstrumenter;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;
import org.contest.protocol.RunOptions;

/**
 * Prints how many calls each of rstest's reductions removes (Stoller 2002, section 3) from every class of jars and
 * folders: {@code Reductions JAR|FOLDER...}.
 */
public final class Reductions {

    private static final double PERCENT = 100.0;

    private final ClassInstrumenter instrumenter = new SourceInstrumenter(
        InstrumentOptions.of(RunOptions.parse("control=true")));
    private int classes;
    private int kept;
    private final Map<Reduction, Integer> removed = new EnumMap<>(Reduction.class);

    private Reductions() {
    }

    /** Instruments and prints a table in Markdown. */
    public static void main(String[] args) throws IOException {
        StringBuilder head = new StringBuilder("| program | classes | accesses |");
        StringBuilder line = new StringBuilder("|---|---|---|");
        for (Reduction reduction : Reduction.values()) {
            head.append(' ').append(reduction.inWords()).append(" |");
            line.append("---|");
        }
        System.out.println(head + " with a hook |");
        System.out.println(line + "---|");
        for (String program : args) {
            Reductions counted = new Reductions();
            counted.count(Path.of(program).toAbsolutePath().normalize());
            System.out.println("| " + name(Path.of(program).toAbsolutePath().normalize()) + counted.row());
        }
    }

    /** A folder of classes is called as the project is. */
    private static String name(Path program) {
        return Files.isDirectory(program) ? program.getParent().getParent().getFileName().toString()
            : program.getFileName().toString();
    }

    private String row() {
        CallSites sites = new CallSites(kept, removed, 0, 0);
        StringBuilder row = new StringBuilder(" | " + classes + " | " + sites.total() + " |");
        for (Reduction reduction : Reduction.values()) {
            row.append(' ').append(share(sites.removed(reduction), sites)).append(" |");
        }
        return row + " " + share(kept, sites) + " |";
    }

    private static String share(int count, CallSites sites) {
        return String.format(java.util.Locale.ROOT, "%d (%.1f %%)", count, PERCENT * count / sites.total());
    }

    private void count(Path program) throws IOException {
        try (URLClassLoader loader =
            new URLClassLoader(new URL[] {program.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            if (Files.isDirectory(program)) {
                count(program, loader);
                return;
            }
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + program.toUri()), Map.of())) {
                count(jar.getPath("/"), loader);
            }
        }
    }

    private void count(Path root, ClassLoader loader) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> file.toString().endsWith(".class")
                && !file.toString().endsWith("-info.class") && !file.startsWith(root.resolve("META-INF"))).toList();
        }
        for (Path file : files) {
            String path = root.relativize(file).toString();
            String name = path.substring(0, path.length() - ".class".length());
            CallSites sites = instrumenter
                .instrument(name, loader, Treatment.PROGRAM, Files.readAllBytes(file), new HashMap<>()).reductions()
                .callSites();
            classes++;
            kept += sites.kept();
            sites.removed().forEach((reduction, count) -> removed.merge(reduction, count, Integer::sum));
        }
    }
}
