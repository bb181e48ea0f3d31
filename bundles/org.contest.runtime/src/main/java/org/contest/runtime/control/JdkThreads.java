/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contest.protocol.JdkNames;
import org.contest.runtime.NamePrefixes;
import org.contest.runtime.baton.VirtualThreads;
import org.contest.runtime.model.ModelThread;

/**
 * Threads that the JDK starts for the whole JVM: those of its pools for asynchronous files and for ended processes.
 * When a run has ended they are unwound with all others, but their pool still counts on them: the next run in this JVM
 * would wait for them in vain.
 */
final class JdkThreads implements Function<Stream<StackFrame>, Boolean> {

    /** What threads are started through, whoever wants them; an HTTP client or server has threads of its own. */
    private static final List<String> THROUGH = List.of("org.contest.", "java.lang.", "java.util.", "jdk.internal.vm.",
        "jdk.internal.net.http.", "sun.net.httpserver.");
    /** They have a pool of threads that wait for their ends, and begin where a program may be the next frame. */
    private static final String PROCESSES = "java.lang.ProcessHandleImpl";

    /** Its thread is started anew when it has ended. */
    private static final String CONNECTIONS = "sun.net.www.http.KeepAliveCache";

    private final List<ModelThread> living = new ArrayList<>();

    /** Looks on whose behalf the calling thread starts a daemon; no pool of the JDK has virtual ones. */
    void start(ModelThread child) {
        if (child.thread.isDaemon() && !VirtualThreads.is(child.thread) && StackWalker.getInstance().walk(this)) {
            living.add(child);
        }
    }

    /** The thread ends by itself. */
    void end(ModelThread t) {
        living.remove(t);
    }

    /** The names of those that have not ended by themselves. */
    List<String> living() {
        List<String> names = new ArrayList<>();
        for (ModelThread t : living) {
            names.add(t.thread.getName() + " of the JDK");
        }
        return names;
    }

    /** True when the first frame that wanted a thread is the JDK's. */
    @Override
    public Boolean apply(Stream<StackFrame> frames) {
        for (Iterator<StackFrame> each = frames.iterator(); each.hasNext();) {
            String type = each.next().getClassName();
            if (type.startsWith(PROCESSES)) {
                return true;
            }
            if (!NamePrefixes.hasOne(type, THROUGH)) {
                return JdkNames.isOfJdk(type) && !type.equals(CONNECTIONS);
            }
        }
        return false;
    }
}
