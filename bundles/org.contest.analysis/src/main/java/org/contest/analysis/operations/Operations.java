/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The operations of a run. Nothing is lost by folding: each event is of one operation, and each operation tells its
 * events. Kept in columns, so that a run of ten million events folds in seconds. For one thread at a time.
 */
public final class Operations {

    private static final OperationKind[] KINDS = OperationKind.values();

    private final Trace trace;
    private final SiteTable sites;
    private final Columns columns;
    private @Nullable ThreadNames threadNames;

    private Operations(Trace trace, SiteTable sites, Columns columns) {
        this.trace = trace;
        this.sites = sites;
        this.columns = columns;
    }

    /** Folds a trace, whose locations are in a table. */
    public static Operations of(Trace trace, SiteTable sites) {
        return new Operations(trace, sites, new Folding(trace, sites).fold());
    }

    /** Number of operations. */
    public int size() {
        return columns.size;
    }

    /**
     * Operation {@code number}, from 0.
     *
     * @throws IndexOutOfBoundsException when there is none
     */
    public Operation get(int number) {
        java.util.Objects.checkIndex(number, columns.size);
        return new Operation(number, thread(number), kind(number), site(number), target(number),
            columns.first[number], columns.last[number], columns.events[number],
            columns.is(number, Columns.BLOCKED), columns.is(number, Columns.INTERLEAVED));
    }

    /** Number of the operation that an event is of. */
    public int ofEvent(long event) {
        return columns.ofEvent[Math.toIntExact(event)];
    }

    /** Index of the thread of an operation; no object is made for it, as by the methods that follow. */
    public int thread(int number) {
        return columns.threads[number];
    }

    /** Program location of an operation in own code, or -1. */
    public int site(int number) {
        return columns.sites[number];
    }

    /** What an operation means. */
    public OperationKind kind(int number) {
        return KINDS[columns.kinds[number]];
    }

    /** Number of the first event of an operation. */
    public long firstEvent(int number) {
        return columns.first[number];
    }

    /** Number of the last event of an operation. */
    public long lastEvent(int number) {
        return columns.last[number];
    }

    /** An event, and those that come after it in the same operation. */
    public List<Integer> eventsFrom(int event) {
        int operation = ofEvent(event);
        List<Integer> events = new ArrayList<>();
        for (int i = event; i <= lastEvent(operation); i++) {
            if (ofEvent(i) == operation) {
                events.add(i);
            }
        }
        return events;
    }

    /** True when the thread had to wait in an operation. */
    public boolean isBlocked(int number) {
        return columns.is(number, Columns.BLOCKED);
    }

    /** True for a call of a library, or work of one outside own code: its events are not of the program's own code. */
    public boolean isCall(int number) {
        return columns.is(number, Columns.CALL);
    }

    /** An operation in words, without its thread: {@code updates Cache.pool by put() at Cache.get:5}. */
    public String inWords(int number) {
        int id = columns.sites[number];
        if (id < 0) {
            return OperationText.of(kind(number), columns.is(number, Columns.BLOCKED));
        }
        Site site = sites.site(id);
        if (ThreadNames.isAboutThread(site.kind())) {
            return kind(number).verb() + ' ' + threadNames().of(trace.object(columns.first[number])) + " at "
                + site.shortText();
        }
        return isElement(site) ? OperationText.ofElement(kind(number), site, trace.value(columns.first[number]))
            : OperationText.of(kind(number), site);
    }

    private ThreadNames threadNames() {
        ThreadNames known = threadNames;
        if (known == null) {
            known = new ThreadNames(trace);
            threadNames = known;
        }
        return known;
    }

    /** A call of a library in words, without its place: {@code updates Cache.pool by put()}. */
    public static String callInWords(Site call) {
        return OperationText.what(kindOf(call), call);
    }

    private static OperationKind kindOf(Site site) {
        return site.kind().isCall() ? LibraryKinds.of(CallTarget.method(site)) : OperationKind.of(site.kind());
    }

    /** An operation at a place in words; of a place without a class, what a thread does that is in no own code. */
    public static String inWords(Site site) {
        if (!site.className().isEmpty()) {
            return OperationText.of(kindOf(site), site);
        }
        return site.kind() == EventKind.CALL ? OperationText.of(OperationKind.TASK, false)
            : OperationKind.of(site.kind()).verb();
    }

    /** True for a call by which a lock is taken. */
    public static boolean acquires(Site call) {
        return LibraryKinds.of(CallTarget.method(call)) == OperationKind.ACQUIRE;
    }

    /** True for an access of an element of an array. */
    static boolean isElement(Site site) {
        return site.kind().isOfArray() && site.member().endsWith("[]");
    }

    /** True for a call that reads or writes many elements of an array, as {@code Arrays.sort}. */
    public static boolean isManyElements(Site site) {
        return site.kind().isOfArray() && !site.member().endsWith("[]");
    }

    private String target(int number) {
        int id = columns.sites[number];
        return id < 0 ? "" : targetOf(sites.site(id));
    }

    /** By name: the variable, or the object that was called, or else the method. */
    static String targetOf(Site site) {
        return site.object().isEmpty() ? site.variable() : site.object();
    }
}
