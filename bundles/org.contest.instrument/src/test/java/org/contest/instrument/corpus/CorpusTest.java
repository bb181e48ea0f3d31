/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.contest.instrument.Style;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** A sample of the corpus; the whole is run by {@link Corpus}. */
class CorpusTest {

    private static String jar(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }

    @Test
    void every_class_of_some_jars_verifies_with_real_monitors() throws Exception {
        check(Style.REAL, jar(ClassReader.class), jar(ClassNode.class), jar(Test.class),
            jar(CorpusTest.class));
    }

    @Test
    void every_class_of_some_jars_and_modules_verifies_with_modelled_monitors() throws Exception {
        check(Style.MODEL, jar(ClassNode.class), jar(Test.class), "jrt:java.logging", "jrt:java.prefs");
    }

    private static void check(Style style, String... places) throws IOException {
        Corpus.Report report = Corpus.run(style, places);
        assertEquals("", String.join("\n", report.errors()));
        assertTrue(report.verified() > 30, report.verified() + " classes");
    }
}
