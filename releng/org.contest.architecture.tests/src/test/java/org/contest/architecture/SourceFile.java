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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One Java file, as the measures read it.
 *
 * @param name the full name of its class
 * @param text all of it
 * @param code the text without comments, literals, package and imports
 * @param imports full names of imported classes and members
 */
record SourceFile(String name, String text, String code, List<String> imports) {

    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern LITERAL =
        Pattern.compile("\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"", Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?<![\\w.])[A-Z]\\w*");
    private static final Pattern QUALIFIED = Pattern.compile("(?<![\\w.])[a-z]\\w*(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*");
    private static final Pattern METHOD =
        Pattern.compile("^    (?! |return|throw|else|new)(?:[\\w<>\\[\\],.?@& ]+ )?\\w+\\("
            + "[^;{}=]*\\)(?: throws [\\w., \\n]+)?(?: \\{|;)", Pattern.MULTILINE);

    static SourceFile read(Path file) throws IOException {
        String text = Files.readString(file);
        Matcher found = PACKAGE.matcher(text);
        String simple = file.getFileName().toString().replace(".java", "");
        String code = LITERAL.matcher(COMMENT.matcher(text).replaceAll(" ")).replaceAll("\"\"");
        List<String> imports = IMPORT.matcher(text).results().map(match -> match.group(1)).toList();
        return new SourceFile(found.find() ? found.group(1) + '.' + simple : simple, text,
            IMPORT.matcher(PACKAGE.matcher(code).replaceAll("")).replaceAll(""), imports);
    }

    String packageName() {
        return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
    }

    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    int lines() {
        return (int) text.lines().count();
    }

    /** How many methods and constructors the class has, those of nested classes left out. */
    int methods() {
        return (int) METHOD.matcher(code).results().count();
    }

    /** Its literals, with their quotes. */
    List<String> literals() {
        return LITERAL.matcher(COMMENT.matcher(text).replaceAll(" ")).results().map(MatchResult::group).toList();
    }

    /** Full names of the given classes that the code uses; what only a comment names does not count. */
    Set<String> uses(Set<String> classes) {
        Set<String> words = TYPE.matcher(code).results().map(MatchResult::group).collect(Collectors.toSet());
        Set<String> used = new HashSet<>();
        for (String imported : imports) {
            if (code.matches("(?s).*\\b" + imported.substring(imported.lastIndexOf('.') + 1) + "\\b.*")) {
                used.add(imported);
                words.remove(imported.substring(imported.lastIndexOf('.') + 1));
            }
        }
        words.forEach(word -> used.add(packageName() + '.' + word));
        QUALIFIED.matcher(code).results().map(MatchResult::group).forEach(used::add);
        Set<String> found = used.stream().map(full -> owner(full, classes)).collect(Collectors.toSet());
        found.retainAll(classes);
        found.remove(name);
        return found;
    }

    /** The class that a name of a member or of a nested class belongs to. */
    private static String owner(String full, Set<String> classes) {
        String at = full;
        while (!classes.contains(at) && at.contains(".")) {
            at = at.substring(0, at.lastIndexOf('.'));
        }
        return at;
    }
}
