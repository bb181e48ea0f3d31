/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.core.source.SimpleNames;
import org.junit.jupiter.api.Test;

/** Names of classes without their packages. */
class SimpleNamesTest {

    @Test
    void a_name_that_two_classes_share_stays_whole() {
        SimpleNames.Told told = SimpleNames.unambiguous("com.a.Bank.pay(Bank.java:3) and com.a.Bank$Teller.take met "
            + "com.a.Date and com.b.Date"); //$NON-NLS-1$
        assertEquals("Bank.pay(Bank.java:3) and Bank$Teller.take met com.a.Date and com.b.Date", told.words());
        assertEquals(List.of("com.a.Bank", "com.a.Bank$Teller"), told.whole()); //$NON-NLS-1$ //$NON-NLS-2$
    }

    @Test
    void words_without_packages_stay_as_they_are() {
        String words = "event 3 (main: write Account#1.balance at Account.pay(Account.java:7))"; //$NON-NLS-1$
        assertEquals(new SimpleNames.Told(words, List.of()), SimpleNames.unambiguous(words));
    }
}
