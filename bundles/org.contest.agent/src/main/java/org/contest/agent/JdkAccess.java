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

/** Opens the packages of the JDK that the runtime needs, for nobody else than the runtime. */
final class JdkAccess {

    /** Programs may run without it. */
    private static final String DATABASES = "java.sql";

    private JdkAccess() {
    }

    static void open(Instrumentation instrumentation) {
        open(instrumentation, Object.class.getModule());
        ModuleLayer.boot().findModule(DATABASES).ifPresent(module -> open(instrumentation, module));
    }

    private static void open(Instrumentation instrumentation, Module module) {
        Set<Module> runtime = Set.of(Toggles.class.getModule());
        Map<String, Set<Module>> opened = new HashMap<>();
        for (String folder : JdkFacts.OPENED.names()) {
            String name = folder.substring(0, folder.length() - 1).replace('/', '.');
            if (module.getPackages().contains(name)) {
                opened.put(name, runtime);
            }
        }
        instrumentation.redefineModule(module, Set.of(), Map.of(), opened, Set.of(), Map.of());
    }
}
