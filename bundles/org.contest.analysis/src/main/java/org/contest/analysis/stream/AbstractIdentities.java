/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Creations;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Abstract identities of the objects and threads of a run (Fiedor 2014, section 3.3), computed when first asked for.
 * <p>
 * An object is known by its type and where it was made. Where the trace does not tell that, by the class whose fields
 * of it are accessed; one without such a field, as a mere lock, by the class that locks it. A thread is known by its
 * class, or, for a Thread as it is, the class in which it begins, and a hash of the first methods in which it does
 * something; a thread of a pool begins anew with each task.
 */
final class AbstractIdentities {

    private static final long LOW = 0xFFFFFFFFL;
    private static final int HALF = 32;

    /** The identities that one thread has, one after the other. */
    private static final class Tasks {
        private int[] firstEvents = new int[4];
        private int[] names = new int[4];
        private int size;
        private int at;
        private int first = -1;
        private int ofThread;
        private int type;
        private int method;
        private int count;
        private int hash;

        void add(int name) {
            if (size == names.length) {
                names = Arrays.copyOf(names, 2 * size);
                firstEvents = Arrays.copyOf(firstEvents, 2 * size);
            }
            firstEvents[size] = first;
            names[size++] = name;
            first = -1;
        }

        int nameAt(int event) {
            while (at + 1 < size && firstEvents[at + 1] <= event) {
                at++;
            }
            return size == 0 ? 0 : names[at];
        }
    }

    private final Identities identities;
    private final int methods;
    private final LongIndex threadKeys = new LongIndex();
    private int[] threadNames = new int[16];
    private List<@Nullable Tasks> threads = new ArrayList<>();
    private int[] objectNames = new int[64];
    private Steps.@Nullable Source source;
    private LongIndex objects = new LongIndex();
    private boolean objectsKnown;

    AbstractIdentities(Identities identities, int methods) {
        this.identities = identities;
        this.methods = methods;
    }

    void begin(Steps.Source ofRun, LongIndex ofObjects) {
        source = ofRun;
        objects = ofObjects;
        objectsKnown = false;
        threads = new ArrayList<>();
    }

    private Steps.Source source() {
        return java.util.Objects.requireNonNull(source, "source");
    }

    // ---- threads

    int thread(int thread, int event) {
        if (threads.isEmpty()) {
            findThreads();
        }
        return tasks(thread).nameAt(event);
    }

    private Tasks tasks(int thread) {
        while (threads.size() <= thread) {
            threads.add(null);
        }
        Tasks tasks = threads.get(thread);
        if (tasks == null) {
            tasks = new Tasks();
            threads.set(thread, tasks);
        }
        return tasks;
    }

    private void findThreads() {
        Operations operations = source().operations();
        Trace trace = source().trace();
        Map<Integer, Integer> types = typesOfThreads(trace.creations());
        int next = 0;
        for (int event = 0; event < trace.size(); event++) {
            if (trace.kind(event) == EventKind.THREAD_BEGIN) {
                tasks(trace.thread(event)).ofThread = types.getOrDefault(trace.object(event), 0);
            }
            int operation = operations.ofEvent(event);
            if (operation == next) {
                next++;
                operation(tasks(operations.thread(operation)), event, operations.site(operation),
                    operations.kind(operation));
            }
        }
        threads.forEach(tasks -> {
            if (tasks != null && tasks.first >= 0) {
                tasks.add(name(tasks));
            }
        });
    }

    /** By identity hash, the class of threads that are more than a Thread. */
    private Map<Integer, Integer> typesOfThreads(Creations creations) {
        Map<Integer, Integer> types = new HashMap<>();
        for (int i = 0; i < creations.size(); i++) {
            String type = source().sites().table().site(creations.type(i)).variable();
            if (!type.equals("java.lang.Thread")) {
                types.put(creations.object(i), identities.name(type));
            }
        }
        return types;
    }

    private void operation(Tasks tasks, int event, int site, OperationKind kind) {
        if (site < 0) {
            if (kind == OperationKind.TASK && tasks.first >= 0) {
                tasks.add(name(tasks));
            }
            return;
        }
        int method = source().sites().method(site);
        if (tasks.first < 0) {
            tasks.first = event;
            boolean isNamed = tasks.size == 0 && tasks.ofThread != 0;
            tasks.type = isNamed ? tasks.ofThread : source().sites().className(site);
            tasks.count = 0;
            tasks.hash = 0;
            tasks.method = 0;
        }
        if (method != tasks.method && tasks.count < methods) {
            tasks.method = method;
            tasks.count++;
            tasks.hash = 31 * tasks.hash + source().sites().methodHash(site);
        }
    }

    private int name(Tasks tasks) {
        int number = threadKeys.of((long) tasks.type << HALF | tasks.hash & LOW);
        if (number >= threadNames.length) {
            threadNames = Arrays.copyOf(threadNames, 2 * number);
        }
        if (threadNames[number] == 0) {
            threadNames[number] = identities.name(identities.name(tasks.type) + '#' + Integer.toHexString(tasks.hash));
        }
        return threadNames[number];
    }

    // ---- objects

    int object(int object) {
        if (!objectsKnown) {
            objectsKnown = true;
            Arrays.fill(objectNames, 0);
            findObjects();
        }
        return object < objectNames.length ? objectNames[object] : 0;
    }

    private void findObjects() {
        Trace trace = source().trace();
        SiteNumbers sites = source().sites();
        for (int event = 0; event < trace.size(); event++) {
            EventKind kind = trace.kind(event);
            boolean field = kind == EventKind.READ || kind == EventKind.WRITE || kind == EventKind.VOLATILE_READ
                || kind == EventKind.VOLATILE_WRITE;
            if ((field || kind == EventKind.MONITOR_ENTER) && trace.object(event) != 0 && trace.site(event) >= 0) {
                called(objects.of(trace.object(event)),
                    field ? sites.owner(trace.site(event)) : sites.lock(trace.site(event)), field);
            }
        }
        Creations creations = trace.creations();
        for (int i = 0; i < creations.size(); i++) {
            int object = objects.find(creations.object(i));
            if (object >= 0 && object < objectNames.length) {
                objectNames[object] = sites.creation(creations.type(i), creations.place(i));
            }
        }
    }

    /** A class whose field it is says more than a class that locks it; among several the first by name is taken. */
    private void called(int object, int name, boolean field) {
        if (object >= objectNames.length) {
            objectNames = Arrays.copyOf(objectNames, Math.max(object + 1, 2 * objectNames.length));
        }
        int known = objectNames[object];
        if (known == name || name == 0) {
            return;
        }
        boolean knownField = known != 0 && !identities.name(known).startsWith(SiteNumbers.LOCK);
        if (known == 0 || field && !knownField
            || field == knownField && identities.name(name).compareTo(identities.name(known)) < 0) {
            objectNames[object] = name;
        }
    }
}
