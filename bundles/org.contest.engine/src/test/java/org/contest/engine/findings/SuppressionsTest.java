/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.EngineException;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppressionsTest {

    private static final Finding RACE = new Finding(FindingKind.DATA_RACE, "s", "m", "p.Account.balance",
        List.of(new Place("main", "reads", 3, List.of(new Frame("p.Bank", "audit", 12)), List.of())), true);

    @TempDir
    private Path folder;

    private String reasonOf(String... lines) throws IOException {
        Files.write(folder.resolve(Suppressions.FILE), List.of(lines));
        return reason();
    }

    private String reason() {
        try (Suppressions suppressions = Suppressions.of(folder, List.of())) {
            return suppressions.reason(RACE);
        }
    }

    @Test
    void without_a_file_nothing_is_suppressed() {
        assertEquals("", reason());
    }

    @Test
    void what_is_suppressed_no_more_takes_its_lines_with_it_and_no_others() throws IOException {
        Path file = folder.resolve(Suppressions.FILE);
        Files.write(file, List.of("# known", "data-race p.Account.balance", "data-race p.Account.owner", "* p.Bank"));
        Suppressions.remove(folder, RACE);
        assertEquals(List.of("# known", "data-race p.Account.owner"), Files.readAllLines(file));
        assertEquals("", reason());
    }

    @Test
    void a_line_names_a_variable_a_class_a_method_or_a_line() throws IOException {
        String file = Suppressions.FILE;
        assertEquals(file + " line 2: data-race p.Account.balance", reasonOf("# known", "data-race p.Account.balance"));
        assertEquals(file + " line 1: * p.Bank", reasonOf("* p.Bank # all of it"));
        assertEquals(file + " line 1: * p.Bank.audit", reasonOf("* p.Bank.audit"));
        assertEquals(file + " line 1: data-race *.audit:12", reasonOf("data-race *.audit:12"));
        assertEquals("", reasonOf("potential-deadlock p.Bank", "data-race p.Account", "data-race *.audit:13"));
    }

    @Test
    void a_broken_line_is_told_with_its_number() {
        EngineException wrong = assertThrows(EngineException.class, () -> reasonOf("", "data-rase p.Bank"));
        assertEquals("Line 2 of " + folder.resolve(Suppressions.FILE) + " is not understood: \"data-rase p.Bank\". It "
            + "needs a kind (" + String.join(", ", FindingKind.names()) + ", or *) and a pattern of a variable, class "
            + "or method, such as \"data-race p.Account.balance\".", wrong.getMessage());
    }

    @Test
    void a_file_that_is_no_text_or_no_file_is_told() throws IOException {
        Path file = folder.resolve(Suppressions.FILE);
        Files.write(file, new byte[] {'*', ' ', (byte) 0xff});
        assertEquals("The file " + file + " is no text in UTF-8: save it in that encoding.",
            assertThrows(EngineException.class, this::reason).getMessage());
        Files.delete(file);
        Files.createDirectory(file);
        String told = assertThrows(EngineException.class, this::reason).getMessage();
        assertTrue(told.startsWith("The file " + file + " cannot be read ("), told);
    }
}
