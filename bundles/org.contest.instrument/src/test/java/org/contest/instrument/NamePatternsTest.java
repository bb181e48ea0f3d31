/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.protocol.RunOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"a.B|a.B|true", "a.B|a.BC|false", "a.B|xa.B|false", "a.*|a.b.C|true",
        "a.*|a.|true", "a.*|ab.C|false", "*|a|true", "*.fail.*|a.fail.B|true", "*.fail.*|a.fails.B|false",
        "*Test|a.ATestTest|true", "*Test|a.ATestTests|false", "a*b*c|a1b2b3c|true", "a*b*c|a1c2b|false",
        "a.b.*, c.D|c.D|true", "a.b.*,c.D|c.DE|false", "a.[Bb]|a.b|false"})
    void a_star_stands_for_any_characters_and_nothing_else_does(String patterns, String name, boolean expected) {
        assertEquals(expected, NamePatterns.of(patterns).match(name));
    }

    @Test
    void no_text_is_no_pattern() {
        assertTrue(NamePatterns.of(" ").isEmpty());
    }

    @Test
    void classes_of_the_jdk_are_in_scope_only_by_the_name_of_their_package() {
        for (String star : new String[] {"*", "*.lang.*", "my.*,*Object"}) {
            Scope scope = new Scope(RunOptions.defaults().with(RunOptions.Key.INCLUDE, star));
            assertEquals(Treatment.NONE, scope.treatment("java/lang/Object", true), star);
        }
        Scope named = new Scope(RunOptions.defaults().with(RunOptions.Key.INCLUDE, "java.text.*"));
        assertEquals(Treatment.JDK, named.treatment("java/text/Format", true));
    }
}
