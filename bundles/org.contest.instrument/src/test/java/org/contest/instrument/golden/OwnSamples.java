/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.golden;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/** Own code that calls libraries, and is called by them. */
final class OwnSamples implements Runnable {

    private final List<String> names = new ArrayList<>();

    @Override
    public void run() {
        names.add(name());
        names.forEach(OwnSamples::look);
    }

    /** Calls code that is left out of the scope. */
    static int leave(Type type) {
        return type.getSize();
    }

    private static String name() {
        return String.valueOf(1);
    }

    private static void look(String name) {
        if (name.isEmpty()) {
            throw new IllegalStateException("empty");
        }
    }
}
