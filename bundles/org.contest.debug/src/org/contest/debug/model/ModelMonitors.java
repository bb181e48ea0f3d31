/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ObjectCollectedException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The locks of a stopped program, read from the model of the runtime: in a controlled run no thread takes a real
 * monitor, so the JVM itself knows of none. A lock of {@code java.util.concurrent} is the object on which a thread is
 * parked.
 */
final class ModelMonitors {

    private static final String MONITOR = "org.contest.runtime.model.MonitorModel"; //$NON-NLS-1$
    private static final String THREAD = "org.contest.runtime.model.ModelThread"; //$NON-NLS-1$

    /**
     * A lock.
     *
     * @param object the object that has it
     * @param owner who holds it; null when nobody does
     * @param waiting who wants it
     */
    record Monitor(ObjectReference object, @Nullable ThreadReference owner, List<ThreadReference> waiting) {
    }

    private final List<Monitor> monitors = new ArrayList<>();

    /** Of a JVM whose threads are all suspended; none of one that has ended, or is not there any more. */
    ModelMonitors(@Nullable VirtualMachine vm) {
        try {
            if (vm != null) {
                read(vm);
            }
        } catch (VMDisconnectedException | ObjectCollectedException e) {
            monitors.clear();
        }
    }

    private void read(VirtualMachine vm) {
        for (ObjectReference monitor : instances(vm, MONITOR)) {
            ObjectReference object = reference(monitor, "object"); //$NON-NLS-1$
            if (object != null) {
                monitors.add(new Monitor(object, thread(reference(monitor, "owner")), //$NON-NLS-1$
                    chain(reference(monitor, "contenders")))); //$NON-NLS-1$
            }
        }
        for (ObjectReference thread : instances(vm, THREAD)) {
            ObjectReference blocker = reference(thread, "blocker"); //$NON-NLS-1$
            ThreadReference waiting = thread(thread);
            if (blocker != null && waiting != null) {
                monitors.add(new Monitor(blocker, ownerOf(blocker), List.of(waiting)));
            }
        }
    }

    private static List<ObjectReference> instances(VirtualMachine vm, String type) {
        List<ObjectReference> found = new ArrayList<>();
        for (ReferenceType loaded : vm.classesByName(type)) {
            found.addAll(loaded.instances(0));
        }
        return found;
    }

    private static @Nullable ObjectReference reference(ObjectReference of, String field) {
        return of.getValue(of.referenceType().fieldByName(field)) instanceof ObjectReference found ? found : null;
    }

    /** The thread that the model's thread stands for. */
    private static @Nullable ThreadReference thread(@Nullable ObjectReference modelled) {
        return modelled != null && reference(modelled, "thread") instanceof ThreadReference found //$NON-NLS-1$
            ? found : null;
    }

    private static List<ThreadReference> chain(@Nullable ObjectReference first) {
        List<ThreadReference> threads = new ArrayList<>();
        for (ObjectReference next = first; next != null; next = reference(next, "next")) { //$NON-NLS-1$
            ThreadReference thread = thread(next);
            if (thread != null) {
                threads.add(thread);
            }
        }
        return threads;
    }

    private static @Nullable ThreadReference ownerOf(ObjectReference blocker) {
        return blocker.referenceType().fieldByName("exclusiveOwnerThread") != null //$NON-NLS-1$
            && reference(blocker, "exclusiveOwnerThread") instanceof ThreadReference owner ? owner : null; //$NON-NLS-1$
    }

    /** What a thread holds. */
    List<Monitor> heldBy(ThreadReference thread) {
        return monitors.stream().filter(monitor -> thread.equals(monitor.owner)).toList();
    }

    /** What a thread wants, and another one has; null when it is free to go. */
    @Nullable
    Monitor awaitedBy(ThreadReference thread) {
        return monitors.stream().filter(monitor -> monitor.owner != null && !thread.equals(monitor.owner)
            && monitor.waiting.contains(thread)).findFirst().orElse(null);
    }
}
