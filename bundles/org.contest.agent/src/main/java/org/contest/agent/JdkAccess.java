/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.jdk.JdkFacts;
import org.contest.runtime.Toggles;

/** Opens the packages of java.base that the runtime needs, for nobody else than the runtime. */
final class JdkAccess {

    private JdkAccess() {
    }

    static void open(Instrumentation instrumentation) {
        Module base = Object.class.getModule();
        Set<Module> runtime = Set.of(Toggles.class.getModule());
        Map<String, Set<Module>> opened = new HashMap<>();
        for (String folder : JdkFacts.OPENED.names()) {
            String name = folder.substring(0, folder.length() - 1).replace('/', '.');
            if (base.getPackages().contains(name)) {
                opened.put(name, runtime);
            }
        }
        instrumentation.redefineModule(base, Set.of(), Map.of(), opened, Set.of(), Map.of());
    }
}
