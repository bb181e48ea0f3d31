/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On a new JDK, what is red here is the list of what to look at. */
class JdkFactsTest {

    private static final int RELEASE = Runtime.version().feature();
    private static final Set<String> CLASSES = classes();

    private static Set<String> classes() {
        try (Stream<Path> files = Files.walk(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            Set<String> classes = new TreeSet<>();
            files.map(Path::toString).filter(file -> file.endsWith(".class")).forEach(file -> classes
                .add(file.substring(file.indexOf('/', "/modules/".length()) + 1, file.length() - ".class".length())));
            return classes;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource(JdkFacts.class)
    void the_running_jdk_has_every_name_that_is_known_of_its_release(JdkFacts kind)
        throws ReflectiveOperationException {
        List<String> missing = new ArrayList<>();
        for (JdkRow row : kind.rows()) {
            String type = row.type().text();
            boolean known = CLASSES.contains(type)
                || kind.isOfBeginnings() && CLASSES.stream().anyMatch(name -> name.startsWith(type));
            if (row.type().isIn(RELEASE) && !known) {
                missing.add(type);
            } else if (known && !row.members().isEmpty()) {
                kind.missing(type, members(type), RELEASE).forEach(member -> missing.add(type + '.' + member));
            }
        }
        assertEquals(List.of(), missing);
    }

    private static Set<String> members(String name) throws ReflectiveOperationException {
        Class<?> type = Class.forName(name.replace('/', '.'), false, null);
        Set<String> members = new TreeSet<>(Set.of("<init>"));
        Arrays.stream(type.getDeclaredFields()).forEach(field -> members.add(field.getName()));
        Arrays.stream(type.getDeclaredMethods()).forEach(method -> members.add(method.getName()));
        return members;
    }

    @Test
    void a_word_with_a_slash_is_a_class_and_what_follows_are_its_members() {
        List<JdkRow> rows = JdkRow.parse("a/A@21 m n@18-20\n    o b/B\n");
        assertEquals(List.of("a/A", "b/B"), rows.stream().map(row -> row.type().text()).toList());
        assertEquals(List.of("m", "n", "o"), rows.get(0).members().stream().map(JdkName::text).toList());
        assertFalse(rows.get(0).type().isIn(20));
        assertTrue(rows.get(0).type().isIn(21));
        assertTrue(rows.get(0).members().get(1).isIn(20));
        assertFalse(rows.get(0).members().get(1).isIn(21));
    }

    @Test
    void a_member_is_missing_only_in_a_release_that_should_have_it() {
        assertEquals(List.of("startEntry", "finishEntry", "removeEntry", "changeEntry"),
            JdkFacts.SECTION.missing("java/lang/ClassValue$ClassValueMap", Set.of(), 17));
        assertEquals(List.of(), JdkFacts.SECTION.missing("java/lang/ClassValue$ClassValueMap", Set.of(), 25));
    }

    @Test
    void the_sentence_of_a_missing_member_is_told_from_that_of_a_class() {
        assertTrue(MissingMember.isToldBy(MissingMember.inWords("java.lang.Thread.exit", "its end is not seen")));
        assertFalse(MissingMember.isToldBy("shop.Order: its code could not be analyzed"));
    }
}
