/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import java.util.Map;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.ClassInstrumenter;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.instrument.types.Hierarchy;

/** Instruments classes with the other classes as the class loaders of this JVM find them. */
public final class SourceInstrumenter implements ClassInstrumenter {

    private final Instrumenter instrumenter;
    private final ClassSources sources = new ClassSources();

    /** An instrumenter for this JVM. */
    public SourceInstrumenter(InstrumentOptions options) {
        this.instrumenter = new Instrumenter(options);
    }

    @Override
    public Instrumented instrument(String name, ClassLoader loader, Treatment treatment, byte[] bytes,
        Map<String, String> lookedAt) {
        Hierarchy recording = new Hierarchy(other -> {
            ClassSources.Found found = sources.find(other, loader);
            if (!treatment.isJdk() && !ClassFiles.isOfPlatform(other) && !other.equals(name)) {
                lookedAt.put(other, found.crc());
            }
            return found.info();
        });
        return instrumenter.instrument(bytes, treatment, recording);
    }
}
