/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.Map;

/**
 * Instruments a class that no cache has. What stands behind it needs ASM, so it is loaded when it is first asked, by a
 * class loader of its own.
 */
public interface ClassInstrumenter {

    /**
     * Instruments a class.
     *
     * @param name internal name
     * @param loader the class loader that other classes are looked for with; null is the boot loader
     * @param lookedAt takes the CRCs of the program's classes that were looked at, by internal name
     * @throws RuntimeException when the class file is damaged, too new, or would become too large
     */
    Instrumented instrument(String name, ClassLoader loader, Treatment treatment, byte[] bytes,
        Map<String, String> lookedAt);
}
