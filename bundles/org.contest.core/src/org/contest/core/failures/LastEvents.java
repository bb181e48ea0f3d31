/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.core.internal.Messages;
import org.contest.core.source.SimpleNames;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** What each thread of a trace did last in the program's own code. */
final class LastEvents {

    private final Trace trace;
    private final SiteTable sites;
    private final @Nullable TraceEvent[] last;
    private final @Nullable TraceEvent[] lastOfProgram;

    private LastEvents(Trace trace, SiteTable sites) {
        this.trace = trace;
        this.sites = sites;
        last = new TraceEvent[trace.threads().size()];
        lastOfProgram = new TraceEvent[trace.threads().size()];
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            last[event.thread()] = event;
            if (event.site() >= 0 && isProgram(sites.site(event.site()))) {
                lastOfProgram[event.thread()] = event;
            }
        }
    }

    /** Reads both files of a trace. */
    static LastEvents read(Path trace) throws IOException {
        Path own = trace.resolveSibling(trace.getFileName() + ".sites.tsv"); //$NON-NLS-1$
        Path folder = trace.toAbsolutePath().getParent();
        Path campaign = folder == null ? null : folder.getParent();
        Path table = Files.exists(own) || campaign == null ? own : campaign.resolve("sites.tsv"); //$NON-NLS-1$
        return new LastEvents(Trace.read(trace), SiteTable.read(table));
    }

    private static boolean isProgram(Site site) {
        return !Failure.isJdk(site.className()) && site.line() > 0;
    }

    /** The threads that the failure names, with their last events, then the others. */
    List<FailureThread> complete(List<FailureThread> named) {
        List<FailureThread> threads = new ArrayList<>();
        for (FailureThread thread : named) {
            TraceThread traced = find(thread);
            TraceEvent event = traced == null ? null : last[traced.index()];
            threads.add(event == null ? thread : thread.with(thread.frames(), event.number(), thread.failed()));
        }
        for (TraceThread other : trace.threads()) {
            if (named.stream().noneMatch(thread -> find(thread) == other)) {
                threads.add(bystander(other));
            }
        }
        return threads;
    }

    private @Nullable TraceThread find(FailureThread thread) {
        for (TraceThread candidate : trace.threads()) {
            boolean same = thread.identity().isEmpty() ? candidate.name().equals(thread.name())
                : candidate.identity().equals(thread.identity());
            if (same) {
                return candidate;
            }
        }
        return null;
    }

    private FailureThread bystander(TraceThread thread) {
        TraceEvent end = last[thread.index()];
        TraceEvent event = lastOfProgram[thread.index()];
        boolean ended = end != null && end.kind() == EventKind.THREAD_END;
        String does = ended ? Messages.thread_ended : event == null ? Messages.thread_nothing : words(event);
        return new FailureThread(thread.identity(), thread.name(), does, "", "", //$NON-NLS-1$ //$NON-NLS-2$
            event == null || ended ? List.of() : List.of(frame(sites.site(event.site()))),
            end == null ? -1 : end.number(), false);
    }

    private String words(TraceEvent event) {
        Site site = sites.site(event.site());
        String kind = event.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return NLS.bind(Messages.thread_last, kind, SimpleNames.in(site.variable())).strip();
    }

    private static String frame(Site site) {
        String outer = site.className().replaceAll("\\$.*", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return site.className() + '.' + site.methodName() + '(' + outer.substring(outer.lastIndexOf('.') + 1)
            + ".java:" + site.line() + ')'; //$NON-NLS-1$
    }
}
