/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which classes have more than defaults and compile-time constants. */
class ClassFileScanTest {

    static byte[] bytes(String sample) throws IOException {
        try (InputStream in = Samples.class.getResourceAsStream("Samples$" + sample + ".class")) {
            return in.readAllBytes();
        }
    }

    @ParameterizedTest
    @CsvSource({"Plain,false", "WithLambda,false", "WithValue,true", "WithObject,true", "Colour,true"})
    void a_static_initializer_is_seen(String sample, boolean expected) throws IOException {
        assertEquals(expected, ClassFileScan.hasInitializer(bytes(sample)));
    }

    @Test
    void a_damaged_class_counts_as_one_that_cannot_be_put_back() throws IOException {
        byte[] whole = bytes("Plain");
        for (int length = 0; length < whole.length / 2; length += 7) {
            assertTrue(ClassFileScan.hasInitializer(Arrays.copyOf(whole, length)), "of " + length + " bytes");
        }
    }
}
