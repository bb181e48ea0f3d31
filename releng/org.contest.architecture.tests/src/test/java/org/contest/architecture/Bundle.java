/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A folder below {@code bundles/}: an Eclipse bundle if it has a manifest, a plain Java module otherwise. */
record Bundle(Path folder) {

    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+);", Pattern.MULTILINE);
    /** A comma that does not stand within the quotes of a version range. */
    private static final Pattern CLAUSE = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    String name() {
        return folder.getFileName().toString();
    }

    boolean isEclipse() {
        return Files.exists(manifest());
    }

    /** All edges but those of a plain module's own tests. */
    List<Edge> edges() throws IOException {
        List<Edge> edges = new ArrayList<>(isEclipse() ? manifestEdges() : pomEdges());
        for (Path source : sources()) {
            IMPORT.matcher(Files.readString(source)).results()
                .forEach(match -> edges.add(new Edge(name(), Edge.Kind.IMPORT, match.group(1), source)));
        }
        return edges;
    }

    /** The Java files of the bundle without a plain module's tests. */
    List<Path> sources() throws IOException {
        Path root = folder.resolve(isEclipse() ? "src" : "src/main/java");
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private Path manifest() {
        return folder.resolve("META-INF/MANIFEST.MF");
    }

    private List<Edge> manifestEdges() throws IOException {
        List<Edge> edges = new ArrayList<>();
        try (InputStream in = Files.newInputStream(manifest())) {
            Attributes attributes = new Manifest(in).getMainAttributes();
            for (String header : List.of("Require-Bundle", "Import-Package", "Fragment-Host")) {
                String value = attributes.getValue(header);
                if (value != null) {
                    CLAUSE.splitAsStream(value).map(clause -> clause.split(";")[0].strip())
                        .forEach(target -> edges.add(new Edge(name(), Edge.Kind.MANIFEST, target, manifest())));
                }
            }
        }
        return edges;
    }

    /** The pom of an Eclipse bundle only orders the build, so this is asked of plain modules. */
    private List<Edge> pomEdges() throws IOException {
        List<Edge> edges = new ArrayList<>();
        Path pom = folder.resolve("pom.xml");
        NodeList dependencies = parse(pom).getElementsByTagName("dependency");
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            if (!text(dependency, "scope").equals("test")) {
                String group = text(dependency, "groupId");
                String target = group.equals("org.contest") ? text(dependency, "artifactId") : group;
                edges.add(new Edge(name(), Edge.Kind.POM, target, pom));
            }
        }
        return edges;
    }

    private static Element parse(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile()).getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(pom + " is not XML", e);
        }
    }

    private static String text(Element parent, String tag) {
        NodeList found = parent.getElementsByTagName(tag);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
    }
}
