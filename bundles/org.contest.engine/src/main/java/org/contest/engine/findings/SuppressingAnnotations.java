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
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.contest.protocol.LambdaNames;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.jspecify.annotations.Nullable;

/**
 * Annotations in the program that keep findings from being reported. Any annotation type named {@value #NAME} will do,
 * in whatever package, of class or runtime retention; on a class, a method or a field. Its texts name kinds of
 * findings; without any it means all.
 */
final class SuppressingAnnotations implements AutoCloseable {

    /** The simple name of the annotation type. */
    static final String NAME = "SuppressFindings";

    private final List<Path> classPath;
    private final Map<String, Map<String, Set<String>>> marks = new HashMap<>();
    /** Opened for the first class, and kept open for the next ones. */
    private @Nullable URLClassLoader loader;

    SuppressingAnnotations(List<Path> classPath) {
        this.classPath = classPath;
    }

    /** Why a finding is suppressed, in words; empty when it is not. */
    String reason(Finding finding) {
        Stream<String> places = finding.places().stream().map(place -> place.frames().get(0))
            .flatMap(frame -> Stream.concat(Stream.of(method(frame)), classes(frame.className())));
        String variable = finding.variable();
        Stream<String> names = variable.isEmpty() ? places
            : Stream.concat(places, Stream.concat(Stream.of(variable), classes(declaring(variable))));
        return names.filter(name -> suppresses(name, finding.kind().text())).findFirst()
            .map(name -> '@' + NAME + " on " + name).orElse("");
    }

    private static String declaring(String variable) {
        return variable.substring(0, Math.max(0, variable.lastIndexOf('.')));
    }

    /** A lambda belongs to the method that it stands in. */
    private static String method(Frame frame) {
        String outer = LambdaNames.outer(frame.method());
        return frame.className() + '.' + (outer == null || outer.isEmpty() ? frame.method() : outer);
    }

    /** A class and those that it is nested in. */
    private static Stream<String> classes(String name) {
        return Stream.iterate(name, outer -> !outer.isEmpty(),
            outer -> outer.substring(0, Math.max(0, outer.lastIndexOf('$'))));
    }

    private boolean suppresses(String name, String kind) {
        Set<String> ofClass = of(name).get(ClassMarks.CLASS);
        int dot = name.lastIndexOf('.');
        Set<String> kinds = ofClass != null || dot < 0 ? ofClass
            : of(name.substring(0, dot)).get(name.substring(dot + 1));
        return kinds != null && (kinds.isEmpty() || kinds.contains(kind));
    }

    private Map<String, Set<String>> of(String className) {
        Map<String, Set<String>> known = marks.get(className);
        if (known == null) {
            known = read(className);
            marks.put(className, known);
        }
        return known;
    }

    /** What cannot be read suppresses nothing. */
    private Map<String, Set<String>> read(String className) {
        if (classPath.isEmpty()) {
            return Map.of();
        }
        try (InputStream in = classes().getResourceAsStream(className.replace('.', '/') + ".class")) {
            return in == null ? Map.of() : ClassMarks.read(in, NAME);
        } catch (IOException e) {
            return Map.of();
        }
    }

    private URLClassLoader classes() throws IOException {
        URLClassLoader open = loader;
        if (open == null) {
            URL[] urls = new URL[classPath.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = classPath.get(i).toUri().toURL();
            }
            open = new URLClassLoader(urls, null);
            loader = open;
        }
        return open;
    }

    @Override
    public void close() {
        URLClassLoader open = loader;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
