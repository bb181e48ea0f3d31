/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassificationFileTest {

    @TempDir
    File folder;

    private File file() {
        return new File(folder, "classification");
    }

    private static Classification seen(int... sites) {
        Classification seen = new Classification();
        for (int site : sites) {
            seen.see(site);
        }
        return seen;
    }

    private Classification read() {
        Classification read = new Classification();
        ClassificationFile.read(file(), read);
        return read;
    }

    @Test
    void the_next_jvm_knows_what_one_has_seen() throws IOException {
        Classification before = seen(3, 5, 400);
        before.join(3, 400);
        before.raise(5, VariableClass.PROTECTED);
        ClassificationFile.write(file(), before);
        Classification after = read();
        assertTrue(after.isInvisible(3) && after.isInvisible(5));
        assertEquals(VariableClass.PROTECTED, after.of(5));
        assertNull(after.of(4));
        after.raise(400, VariableClass.UNPROTECTED);
        assertEquals(VariableClass.UNPROTECTED, after.of(3), "one variable");
    }

    @Test
    void two_jvms_add_to_the_same_file() throws IOException {
        Classification one = seen(1, 2);
        one.raise(1, VariableClass.UNPROTECTED);
        Classification other = seen(1, 3);
        ClassificationFile.write(file(), one);
        ClassificationFile.write(file(), other);
        Classification both = read();
        assertEquals(VariableClass.UNPROTECTED, both.of(1));
        assertEquals(VariableClass.UNSHARED, both.of(2));
        assertEquals(VariableClass.UNSHARED, both.of(3));
        assertArrayEquals(new String[] {"classification"}, folder.list());
    }

    @Test
    void a_missing_or_damaged_file_tells_nothing() throws IOException {
        assertNull(read().of(1));
        ClassificationFile.write(file(), seen(1, 2));
        byte[] whole = Files.readAllBytes(file().toPath());
        for (int i = 0; i < whole.length; i++) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 0x40;
            Files.write(file().toPath(), damaged);
            Classification read = read();
            assertNull(read.of(1));
            assertFalse(read.isInvisible(2));
        }
        Files.write(file().toPath(), java.util.Arrays.copyOf(whole, whole.length - 1));
        assertNull(read().of(1));
        Files.write(file().toPath(), new byte[0]);
        assertNull(read().of(1));
    }

    @Test
    void a_folder_that_is_not_there_is_an_error() {
        assertThrows(IOException.class, () -> ClassificationFile.write(new File(folder, "no/classification"), seen(1)));
    }
}
