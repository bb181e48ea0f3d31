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

import org.contest.protocol.RunOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScopeTest {

    private final Scope scope = new Scope(RunOptions.defaults());

    /** Our own threads call by reflection, too: at a site of the program they would be threads of it. */
    @ParameterizedTest
    @ValueSource(strings = {"jdk/internal/reflect/GeneratedConstructorAccessor1",
        "jdk/internal/reflect/GeneratedMethodAccessor12", "app/Main$$Lambda/0x01", "$Proxy3", "com/sun/proxy/$Proxy3"})
    void what_the_jdk_makes_in_a_loader_of_its_own_is_not_the_program(String name) {
        assertEquals(Treatment.NONE, scope.treatment(name, false));
    }

    @Test
    void a_class_of_the_program_is() {
        assertEquals(Treatment.PROGRAM, scope.treatment("app/GeneratedMethodAccessor1", false));
    }
}
