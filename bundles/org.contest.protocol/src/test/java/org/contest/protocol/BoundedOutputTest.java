/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class BoundedOutputTest {

    private static String kept(int part, String... written) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BoundedOutput output = new BoundedOutput(bytes, part)) {
            for (String text : written) {
                output.write(text.getBytes(), 0, text.length());
            }
        }
        return bytes.toString().replace(System.lineSeparator(), "\n");
    }

    @Test
    void what_fits_is_kept_whole() throws IOException {
        assertEquals("", kept(4));
        assertEquals("abc", kept(4, "a", "bc"));
        assertEquals("abcdefgh", kept(4, "abcdef", "gh"));
    }

    @Test
    void the_first_and_the_last_part_of_more_are_kept() throws IOException {
        String notice = "\n[ConTest: 3 bytes left out]\n";
        assertEquals("abcd" + notice + "hijk", kept(4, "abcdefghijk"));
        assertEquals("abcd" + notice + "hijk", kept(4, "ab", "cde", "f", "ghi", "jk"));
    }

    @Test
    void output_of_many_sizes_has_its_own_end() throws IOException {
        String all = "0123456789".repeat(20);
        for (int step = 1; step < 30; step++) {
            String[] pieces = all.split("(?<=\\G.{" + step + "})");
            assertTrue(kept(16, pieces).endsWith(all.substring(all.length() - 16)), "pieces of " + step);
        }
    }
}
