/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;

/** Asks whether a failure of a JVM of many runs comes again in one of its own: what JVMs keep is not the program's. */
@FunctionalInterface
public interface FreshReplay {

    /** True when the replay of a trace, in a JVM of its own, ends with the recorded failure. */
    boolean comesAgain(Path trace);
}
