/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.File;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Set;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * The program's own code, apart from its libraries: what comes from folders, and from the jars that the engine names;
 * or what patterns of class names say.
 */
public final class OwnCode {

    private final NamePatterns patterns;
    private final Set<String> home = new HashSet<>();

    /** What the options say. */
    public OwnCode(RunOptions options) {
        patterns = NamePatterns.of(options.get(Key.OWN));
        String jars = options.get(Key.HOME);
        for (int from = 0; from < jars.length();) {
            int end = jars.indexOf(File.pathSeparatorChar, from);
            int to = end < 0 ? jars.length() : end;
            home.add(new File(jars.substring(from, to)).getAbsolutePath());
            from = to + 1;
        }
    }

    /**
     * True when a class is own code.
     *
     * @param name internal name
     * @param domain where it comes from; null when not known
     */
    public boolean has(String name, ProtectionDomain domain) {
        if (!patterns.isEmpty()) {
            return patterns.match(name.replace('/', '.'));
        }
        CodeSource source = domain == null ? null : domain.getCodeSource();
        URL place = source == null ? null : source.getLocation();
        return place != null && isOwn(place);
    }

    private boolean isOwn(URL place) {
        String text = place.toString();
        int end = text.length();
        while (end > 0 && (text.charAt(end - 1) == '/' || text.charAt(end - 1) == '!')) {
            end--;
        }
        int dot = text.lastIndexOf('.', end);
        String extension = dot < text.lastIndexOf('/', end - 1) ? "" : text.substring(dot + 1, end);
        boolean isArchive = extension.equals("jar") || extension.equals("war") || extension.equals("zip");
        if (!isArchive) {
            return !text.startsWith("jrt:");
        }
        return text.startsWith("file:")
            && home.contains(new File(URI.create(text.substring(0, end))).getAbsolutePath());
    }
}
