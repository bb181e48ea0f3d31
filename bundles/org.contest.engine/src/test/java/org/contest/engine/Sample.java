/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.ProgramSpec;

/** The programs of package {@code samples}, as campaigns run them. */
public final class Sample {

    private static final Path CLASSES =
        Path.of(URI.create(Sample.class.getProtectionDomain().getCodeSource().getLocation().toString()));

    private Sample() {
    }

    /** A program with its arguments. */
    public static ProgramSpec of(String name, String... arguments) {
        return Programs.of(List.of(CLASSES), "samples." + name, List.of(arguments));
    }
}
