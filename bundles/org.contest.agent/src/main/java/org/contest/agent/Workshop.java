/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.File;
import java.io.IOException;
import org.contest.instrument.ClassInstrumenter;
import org.contest.instrument.InstrumentOptions;
import org.jspecify.annotations.Nullable;

/**
 * Where classes are instrumented that no cache has: ASM and the rules, in a class loader of their own that neither the
 * program nor the start of a JVM sees. Opened when it is first needed.
 */
final class Workshop {

    private static final String ENTRY = "org.contest.instrument.weave.SourceInstrumenter";

    private final File tool;
    private final InstrumentOptions options;
    private @Nullable ClassInstrumenter instrumenter;
    private volatile @Nullable ClassLoader loader;

    Workshop(File tool, InstrumentOptions options) {
        this.tool = tool;
        this.options = options;
    }

    /** True for the class loader that instruments, which nobody instruments. */
    boolean isOurs(@Nullable ClassLoader other) {
        return other != null && other == loader;
    }

    /** The one instrumenter. */
    synchronized ClassInstrumenter instrumenter() {
        if (instrumenter == null) {
            try {
                ClassLoader own = new WorkshopLoader(tool, new File(tool.getParentFile(), Premain.BOOT));
                loader = own;
                instrumenter = (ClassInstrumenter) Class.forName(ENTRY, true, own)
                    .getConstructor(InstrumentOptions.class).newInstance(options);
            } catch (ReflectiveOperationException | IOException e) {
                throw new IllegalStateException("classes cannot be instrumented with " + tool + ": " + e
                    + ". Build or install ConTest again.", e);
            }
        }
        return instrumenter;
    }
}
