/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ways a workload is run: plain, and under the agent with the options of each mode. */
final class Modes {

    private static final String SCOPE = "include=benchmarks.workload.*,benchmarks.hooks.Operations,org.apache.lucene.*,"
        + "org.h2.*,org.apache.xalan.*,org.apache.xml.*,org.apache.xpath.*";
    private static final Map<String, String> OPTIONS = new LinkedHashMap<>();

    static {
        OPTIONS.put("noise-off", "scheduler=noise;frequency=0;record=none");
        OPTIONS.put("sync", "scheduler=none;record=sync");
        OPTIONS.put("full", "scheduler=none;record=full");
    }

    private Modes() {
    }

    static List<String> names() {
        return List.copyOf(OPTIONS.keySet());
    }

    /** The JVM arguments of a mode; none for {@code plain}. */
    static List<String> arguments(String mode, Path jars, Path trace) {
        if (mode.equals("plain")) {
            return List.of();
        }
        String recorded = OPTIONS.get(mode) + (mode.equals("noise-off") ? "" : ";trace=" + trace);
        return List.of("-Xbootclasspath/a:" + jars.resolve("contest-boot.jar"),
            "-javaagent:" + jars.resolve("contest-agent.jar") + "=" + recorded + ";" + SCOPE);
    }
}
