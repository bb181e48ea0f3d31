/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClassCacheTest {

    private static final String NAME = "some/Thing";

    @TempDir
    File folder;

    private static Instrumented thing(String crc) {
        Reductions reductions = new Reductions();
        reductions.keep();
        reductions.remove(Reduction.UNESCAPED_ARRAY);
        return new Instrumented("some.Thing", crc, new byte[] {1, 2, 3, 4, 5, 6, 7, 8},
            new SiteMarks(0x01020300, new int[] {0}), 5, "S\t0\n".getBytes(), new int[] {7}, reductions,
            List.of("m()V: too long"));
    }

    private ClassCache cache() {
        return new ClassCache(folder, "tool and JDK");
    }

    private static Instrumented get(ClassCache cache, Treatment treatment) {
        return cache.get(NAME, "abc", treatment, null);
    }

    private File written(Treatment treatment) throws IOException {
        try (Stream<Path> files = Files.walk(folder.toPath())) {
            return files.filter(Files::isRegularFile)
                .filter(file -> file.endsWith("jdk") == treatment.isJdk()).findFirst().orElseThrow().toFile();
        }
    }

    @ParameterizedTest
    @EnumSource(value = Treatment.class, names = {"PROGRAM", "JDK"})
    void a_kept_class_is_the_same_in_the_next_jvm(Treatment treatment) {
        cache().put(NAME, treatment, thing("abc"), Map.of());
        Instrumented read = get(cache(), treatment);
        assertArrayEquals(thing("abc").bytes(7), read.bytes(7));
        assertArrayEquals(thing("abc").siteLines(), read.siteLines());
        assertEquals(List.of("m()V: too long"), read.methodsLeftAlone());
        assertEquals(new CallSites(1, Map.of(Reduction.UNESCAPED_ARRAY, 1), 0, 0), read.reductions().callSites());
        assertEquals(5, read.siteCount());
    }

    @ParameterizedTest
    @EnumSource(value = Treatment.class, names = {"PROGRAM", "JDK"})
    void other_bytes_another_treatment_or_another_tool_are_not_found(Treatment treatment) {
        cache().put(NAME, treatment, thing("abc"), Map.of());
        assertNull(cache().get(NAME, "abd", treatment, null));
        assertNull(get(cache(), Treatment.JDK_CALLS));
        assertNull(get(new ClassCache(folder, "another tool"), treatment));
    }

    @ParameterizedTest
    @EnumSource(value = Treatment.class, names = {"PROGRAM", "JDK"})
    void a_class_whose_neighbour_changed_is_not_found(Treatment treatment) {
        cache().put(NAME, treatment, thing("abc"), Map.of("some/Neighbour", "1234"));
        assertNull(get(cache(), treatment));
        cache().put(NAME, Treatment.PROGRAM, thing("abc"), Map.of("some/Neighbour", ClassFiles.ABSENT));
        assertNotNull(get(cache(), Treatment.PROGRAM));
    }

    @ParameterizedTest
    @EnumSource(value = Treatment.class, names = {"PROGRAM", "JDK"})
    void a_damaged_entry_is_as_good_as_none_and_is_replaced(Treatment treatment) throws IOException {
        cache().put(NAME, treatment, thing("abc"), Map.of());
        File file = written(treatment);
        for (long at = 0; at < file.length(); at += 7) {
            try (RandomAccessFile damage = new RandomAccessFile(file, "rw")) {
                damage.seek(at);
                int old = damage.read();
                damage.seek(at);
                damage.write(old ^ 0x10);
                assertNull(get(cache(), treatment), "damaged at " + at);
                damage.seek(at);
                damage.write(old);
            }
        }
        try (RandomAccessFile torn = new RandomAccessFile(file, "rw")) {
            torn.setLength(file.length() - 3);
        }
        assertNull(get(cache(), treatment));
        assertTrue(file.setLastModified(0), "no other JVM is writing it");
        cache().put(NAME, treatment, thing("abc"), Map.of());
        assertNotNull(get(cache(), treatment));
    }

    @Test
    void what_looks_torn_while_another_jvm_writes_it_stays() throws IOException {
        cache().put(NAME, Treatment.JDK, thing("abc"), Map.of());
        byte[] whole = Files.readAllBytes(written(Treatment.JDK).toPath());
        byte[] early = Arrays.copyOf(whole, whole.length + 20);
        System.arraycopy(whole, 0, early, whole.length, 20);
        Files.write(written(Treatment.JDK).toPath(), early);
        ClassCache reader = cache();
        Files.write(written(Treatment.JDK).toPath(), whole);
        reader.put("some/Other", Treatment.JDK, thing("abc"), Map.of());
        assertNotNull(get(cache(), Treatment.JDK));
        assertNotNull(cache().get("some/Other", "abc", Treatment.JDK, null));
    }

    @Test
    void what_stands_before_a_torn_entry_is_found() throws IOException {
        ClassCache first = cache();
        first.put(NAME, Treatment.JDK, thing("abc"), Map.of());
        first.put(NAME, Treatment.JDK, thing("abd"), Map.of());
        File file = written(Treatment.JDK);
        try (RandomAccessFile torn = new RandomAccessFile(file, "rw")) {
            torn.setLength(file.length() - 1);
        }
        assertNotNull(get(cache(), Treatment.JDK));
        assertNull(cache().get(NAME, "abd", Treatment.JDK, null));
    }

    @Test
    void a_folder_that_cannot_be_written_is_an_empty_cache() throws IOException {
        File file = new File(folder, "no folder");
        assertTrue(file.createNewFile());
        ClassCache cache = new ClassCache(file, "tool and JDK");
        cache.put(NAME, Treatment.JDK, thing("abc"), Map.of());
        cache.put(NAME, Treatment.PROGRAM, thing("abc"), Map.of());
        cache.complete(List.of());
        assertNull(get(cache, Treatment.JDK));
        assertNull(get(cache, Treatment.PROGRAM));
        assertFalse(cache.isComplete());
    }

    @Test
    void the_first_complete_jvm_says_what_stays_as_it_is() {
        assertFalse(cache().isComplete());
        assertFalse(cache().isUnchanged("some.Thing"));
        cache().complete(List.of("some.Other", "some.Thing"));
        cache().complete(List.of("some.Changed"));
        assertTrue(cache().isComplete());
        assertTrue(cache().isUnchanged("some.Thing"));
        assertTrue(cache().isUnchanged("some.Other"));
        assertFalse(cache().isUnchanged("some.Changed"));
        assertFalse(new ClassCache(folder, "another tool").isUnchanged("some.Thing"));
    }
}
