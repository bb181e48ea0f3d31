/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.List;

/**
 * One instrumented class, before its sites have ids.
 *
 * @param className binary name
 * @param crc CRC-32 of the class before, in hex
 * @param marked the new class file with marks for site ids, or null when the class has nothing to instrument
 * @param marks where the marks are
 * @param siteCount number of sites
 * @param siteLines their lines for the site table, in UTF-8
 * @param siteVariables by site: hash of the simple name of the field that it accesses, or 0
 * @param reductions the accesses left out
 * @param methodsLeftAlone methods that could not be instrumented, as {@code name(descriptor): reason}
 */
public record Instrumented(String className, String crc, byte[] marked, SiteMarks marks, int siteCount,
    byte[] siteLines, int[] siteVariables, Reductions reductions, List<String> methodsLeftAlone) {

    /** Copies the list. */
    public Instrumented {
        methodsLeftAlone = List.copyOf(methodsLeftAlone);
    }

    /** True when the class is not as it was. */
    public boolean isChanged() {
        return marked != null;
    }

    /** The class file, with ids from {@code base} on. */
    public byte[] bytes(int base) {
        return marks.locate(marked, base);
    }
}
