/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.io.IOException;
import java.nio.file.Path;
import org.contest.protocol.CompilerMade;
import org.contest.protocol.Divergence;
import org.contest.protocol.Divergence.Found;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.NumberSet;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.OwnSites;
import org.contest.runtime.sites.ProgramSites;
import org.contest.runtime.sites.RecordedSites;

/** Puts a divergence into words, with source lines where the site table is there. */
final class Differences {

    /** The class of a site that a table does not have. */
    private static final String UNKNOWN = "unknown";

    private final RunOptions options;
    private SiteTable own;
    private SiteTable recorded;
    /** Recorded locations that are in no source. */
    private final NumberSet made = new NumberSet();

    Differences(RunOptions options) {
        this.options = options;
    }

    /** The next event of a trace, with its thread. */
    String inWords(TraceCursor cursor) {
        return cursor.threadName(cursor.event().thread()) + ": " + inWords(cursor.event());
    }

    private String inWords(TraceEvent event) {
        return event.kind() == EventKind.ACCESS_RUN ? event.value() + " accesses of variables"
            : inWords(event.kind(), event.site());
    }

    /** An operation, as {@code MONITOR_ENTER at Worker.run:12}. */
    String inWords(EventKind kind, int site) {
        return site < 0 ? kind.name() : kind.name() + " at " + site(site).shortText();
    }

    /** As this run knows it; a class that is not loaded yet is in the table of the recorded run. */
    private Site site(int id) {
        if (own == null) {
            own = read(Key.SITES);
        }
        return isIn(own, id) ? own.site(id) : recorded().site(id);
    }

    private static boolean isIn(SiteTable table, int id) {
        return id >= 0 && id < table.end() && !table.site(id).className().equals(UNKNOWN);
    }

    /** True for a location in a library or the JDK, or made by a compiler, and not in the source of the program. */
    boolean isOfLibrary(int id) {
        if (isIn(recorded(), id)) {
            return !recorded().isOwn(id) || made.contains(id);
        }
        if (RecordedSites.isMade(id)) {
            return true;
        }
        return recorded().end() > 0 && id >= recorded().end() && !OwnSites.contains(id)
            && (OwnSites.any() || !ProgramSites.contains(id));
    }

    /** The locations of the recorded run. */
    SiteTable recorded() {
        if (recorded == null) {
            recorded = read(Key.SITES_IN);
            for (SiteTable.Block block : recorded.blocks()) {
                if (recorded.isOwn(block.base())) {
                    CompilerMade.sites(block).stream().forEach(made::add);
                }
            }
        }
        return recorded;
    }

    private SiteTable read(Key key) {
        try {
            return options.get(key).isEmpty() ? new SiteTable() : SiteTable.skim(Path.of(options.get(key)));
        } catch (IOException e) {
            return new SiteTable(); // the divergence is still told, by site numbers
        }
    }

    /** A pending or new event of a thread. */
    Found found(ModelThread t, EventKind kind, int site, String remark) {
        own = null; // classes were loaded since it was read
        return new Found("", inWords(kind, site), operation(t, kind, site), remark);
    }

    /** True for a location in the waits, locks, queues and executors of the JDK. */
    boolean isOfTimedOperation(int id) {
        String name = isIn(recorded(), id) ? recorded().site(id).className() : "";
        return name.startsWith("java.util.concurrent.") || name.equals("java.lang.Thread");
    }

    /** Where a thread is in own code, as {@code Worker.run:12}. */
    String place(ModelThread t) {
        own = null; // classes were loaded since it was read
        Site place = operation(t, t.kind, t.site);
        return place.className().isEmpty() ? "inside a library" : place.shortText();
    }

    /** The location in own code of an event, or of the call in which it happens. */
    private Site operation(ModelThread t, EventKind kind, int site) {
        boolean isOwn = site >= 0 && !(OwnSites.any() && isOfLibrary(site));
        if (isOwn || t.calls.site() >= 0) {
            return site(isOwn ? site : t.calls.site());
        }
        return new Site(-1, "", "", -1, site < 0 ? kind : EventKind.CALL, "");
    }

    /** What is told of a divergence; {@code cause} null to tell it from what was expected and found. */
    Divergence divergence(TraceCursor cursor, TraceEvent expected, ModelThread t, Found found,
        DivergenceCause cause) {
        String identity = cursor.identity(expected.thread());
        boolean isOther = found.site() != null && !t.identity.equals(identity);
        return new Divergence(expected.number(), identity, inWords(cursor),
            isOther ? new Found(t.toString(), found.what(), found.site(), found.remark()) : found,
            cause != null ? cause : cause(expected, t));
    }

    private DivergenceCause cause(TraceEvent expected, ModelThread t) {
        Site expectedAt = site(expected.site());
        return new Causes(own, recorded()).of(expected.kind(), expectedAt, t == null ? expected.kind() : t.kind,
            t == null ? expectedAt : site(t.site));
    }
}
