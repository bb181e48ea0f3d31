/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On a new JDK, what is red here is the list of what to look at. */
class JdkMemberTest {

    private static final int RELEASE = Runtime.version().feature();

    @ParameterizedTest
    @EnumSource(JdkMember.class)
    void the_running_jdk_has_each_member_that_is_known_of_its_release(JdkMember row) throws IOException {
        assumeTrue(row.isIn(RELEASE));
        Class<?> type = row.type();
        assertNotNull(type, row.fullName());
        String member = row.fullName().substring(type.getName().length());
        assertTrue(member.isEmpty() || constants(type).contains(constant(member.substring(1))), row.fullName());
    }

    /** The class file: reflection hides some members from all callers. */
    private static String constants(Class<?> type) throws IOException {
        Path file = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", type.getModule().getName(),
            type.getName().replace('.', '/') + ".class");
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }

    /** A text in the constant pool of a class file: its tag, its length, itself. */
    private static String constant(String text) {
        return "\u0001" + (char) (text.length() >> Byte.SIZE) + (char) text.length() + text;
    }
}
