/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.protocol.trace.TraceScratch;
import org.contest.runtime.jdk.CommonPool;

/** What the JVM in which a run happens does for it, beyond the program. */
public interface RunHost {

    /**
     * In a JVM that lives for one run: writes the result and ends the JVM, when the run cannot go on and its failure is
     * noted. Null where the threads of the program are to be unwound.
     */
    Runnable verdictHandler();

    /** Where controlled runs that shall leave a trace write it, or null: into the file of their options. */
    TraceScratch scratch();

    /** Looks at the controlled run that is going on. */
    Ticker ticker();

    /** Puts the common pool back after a run. */
    CommonPool commonPool();

    /** The caller that waits for the end of the run will not come back: the program keeps its thread in a loop. */
    void stranded();

    /** The program ends this JVM: hooks do nothing from here on, and patience with shutdown hooks ends. */
    void exiting(int status);
}
