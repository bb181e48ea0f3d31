/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.findings;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;

/**
 * What the user does not want to see: the file {@value #FILE} in the working directory of the program, to be kept with
 * its source. A line is a kind of finding, or {@code *}, and a pattern of the variable or of a place: its class, its
 * method as {@code Class.method} or its line as {@code Class.method:12}; {@code *} stands for any text. What follows
 * {@code #} is a comment. Or an annotation in the program: see {@link SuppressingAnnotations}.
 */
public final class Suppressions implements AutoCloseable {

    /** The name of the file. */
    public static final String FILE = "contest-suppressions.txt";

    private record Line(int number, String kind, Pattern pattern, String text) {
        boolean fits(Finding finding) {
            return (kind.equals("*") || kind.equals(finding.kind().text()))
                && names(finding).anyMatch(name -> pattern.matcher(name).matches());
        }
    }

    private final List<Line> lines;
    private final SuppressingAnnotations annotations;

    private Suppressions(List<Line> lines, List<Path> classPath) {
        this.lines = lines;
        annotations = new SuppressingAnnotations(classPath);
    }

    /**
     * Checks the file of a folder, where it has one.
     *
     * @throws EngineException with a plain sentence when a line is not understood
     */
    public static void check(Path folder) {
        lines(folder.resolve(FILE));
    }

    /**
     * Reads the file of a folder; none suppresses nothing.
     *
     * @param classPath jars and folders with the classes of the program, whose annotations count as well
     * @throws EngineException with a plain sentence when a line is not understood
     */
    public static Suppressions of(Path folder, List<Path> classPath) {
        return new Suppressions(lines(folder.resolve(FILE)), classPath);
    }

    private static List<Line> lines(Path file) {
        List<Line> lines = new ArrayList<>();
        if (!Files.exists(file)) {
            return lines;
        }
        try {
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                String text = line.replaceFirst("#.*", "").strip();
                if (!text.isEmpty()) {
                    lines.add(line(file, number, text));
                }
            }
        } catch (CharacterCodingException e) {
            throw EngineException.user("The file " + file + " is no text in UTF-8: save it in that encoding.", e);
        } catch (IOException e) {
            throw EngineException.user("The file " + file + " cannot be read (" + e.getMessage() + ").", e);
        }
        return lines;
    }

    private static Line line(Path file, int number, String text) {
        String[] words = text.split("\\s+");
        if (words.length != 2 || !words[0].equals("*") && !FindingKind.names().contains(words[0])) {
            throw EngineException.user("Line " + number + " of " + file + " is not understood: \"" + text
                + "\". It needs a kind (" + String.join(", ", FindingKind.names())
                + ", or *) and a pattern of a variable, class or method, such as \"data-race p.Account.balance\".");
        }
        Pattern pattern = Pattern.compile(Pattern.quote(words[1]).replace("*", "\\E.*\\Q"));
        return new Line(number, words[0], pattern, text);
    }

    private static Stream<String> names(Finding finding) {
        Stream<String> frames = finding.places().stream().flatMap(place -> place.frames().stream())
            .flatMap(frame -> Stream.of(frame.className(), frame.className() + '.' + frame.method(), frame.text()));
        return finding.variable().isEmpty() ? frames : Stream.concat(Stream.of(finding.variable()), frames);
    }

    /** Takes all lines out of the file of a folder that suppress a finding; comments and other lines stay. */
    public static void remove(Path folder, Finding finding) throws IOException {
        Path file = folder.resolve(FILE);
        Set<Integer> fitting = lines(file).stream().filter(line -> line.fits(finding)).map(Line::number)
            .collect(Collectors.toSet());
        List<String> all = Files.readAllLines(file);
        Files.write(file,
            IntStream.range(0, all.size()).filter(i -> !fitting.contains(i + 1)).mapToObj(all::get).toList());
    }

    /** Why a finding is suppressed, in words; empty when it is not. */
    public String reason(Finding finding) {
        return lines.stream().filter(line -> line.fits(finding)).findFirst()
            .map(line -> FILE + " line " + line.number() + ": " + line.text())
            .orElseGet(() -> annotations.reason(finding));
    }

    @Override
    public void close() {
        annotations.close();
    }
}
