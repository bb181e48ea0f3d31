/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Arrays;
import org.contest.protocol.EventKind;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.RunRandom;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.noise.NoisePlacement;
import org.contest.runtime.noise.NoiseThread;
import org.contest.runtime.noise.Placements;

/**
 * Noise as a scheduling rule: noise hits the threads at the events and as often as the placement heuristic says for
 * free-running ones, at operations where the run switches at these; what a hit does is a {@link NoiseRule}. Without
 * noise they go on as on one processor, each until it blocks, or as on many, all at the same speed. No real time passes
 * (Edelstein 2002; Fiedor 2014, section 4).
 */
final class NoisePolicy extends RandomizedPolicy {

    private final NoiseSettings settings;
    private final SwitchScope scope;
    private final NoisePlacement placement;
    private final boolean usesObjects;
    private final NoiseRule reads;
    private final NoiseRule writes;
    private final NoiseRule synchronization;
    private final Deferrals deferrals;
    private NoiseThread[] threads = new NoiseThread[16];
    /** By thread: true when the placement was asked about its pending event. */
    private boolean[] asked = new boolean[16];

    NoisePolicy(NoiseSettings settings, RunEstimates estimates, boolean oneProcessor) {
        super(settings.seed(), "noise", estimates, true);
        scope = estimates.scope();
        this.settings = settings;
        placement = Placements.create(settings);
        deferrals = new Deferrals(random, oneProcessor);
        reads = NoiseRule.of(settings.reads(), settings.fixed());
        writes = NoiseRule.of(settings.writes(), settings.fixed());
        synchronization = NoiseRule.of(settings.synchronization(), settings.fixed());
        usesObjects = placement.usesObjects() || reads.usesObjects() || writes.usesObjects()
            || synchronization.usesObjects();
    }

    /** Where nothing else is said: in half of the runs. */
    static boolean isOnOneProcessor(long seed) {
        return new RunRandom(seed, "processors").nextInt(2) == 0;
    }

    @Override
    public boolean usesObjects() {
        return usesObjects;
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        if (current != null && current.life != Life.ENDED) {
            ask(current, current.kind, current.target, current.detail, current.site);
        }
        return deferrals.next(current, enabled);
    }

    /** An event before which there was no choice is asked about now: what noise does comes before the next one. */
    @Override
    public void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        super.happened(t, kind, target, detail, site, value);
        if (!scope.isPart(kind, site)) {
            ask(t, kind, target, detail, site);
        }
        state(t);
        asked[t.index] = false;
        if (kind == EventKind.MONITOR_ENTER) {
            threads[t.index].entered(object(kind, target, 0), site);
        } else if (kind == EventKind.MONITOR_EXIT) {
            threads[t.index].exited();
        }
    }

    private void ask(ModelThread t, EventKind kind, Object target, int detail, int site) {
        NoiseThread state = state(t);
        if (!asked[t.index]) {
            asked[t.index] = true;
            int object = usesObjects ? object(kind, target, detail) : 0;
            state.call = placement.usesCalls() ? t.calls.ownSite(site) : -1;
            int frequency = placement.frequency(state, kind, site, object);
            if (frequency > 0 && state.isDue(frequency)) {
                NoiseRule rule = !kind.isAccess() ? synchronization : kind.isWrite() ? writes : reads;
                rule.hit(deferrals, t, object);
            }
        }
    }

    /** Objects of accesses, library calls and monitors have a hash code of every such run already. */
    private static int object(EventKind kind, Object target, int detail) {
        return switch (kind) {
        case MONITOR_ENTER, MONITOR_EXIT, LIBRARY_CALL -> System.identityHashCode(target);
        default -> !kind.isAccess() ? 0 : target == null ? detail : System.identityHashCode(target);
        };
    }

    private NoiseThread state(ModelThread t) {
        if (t.index >= threads.length) {
            int length = Math.max(t.index + 1, threads.length * 2);
            threads = Arrays.copyOf(threads, length);
            asked = Arrays.copyOf(asked, length);
        }
        if (threads[t.index] == null) {
            threads[t.index] = new NoiseThread(t.thread, t.index, settings.seed(), t.identity);
        }
        return threads[t.index];
    }

    @Override
    void giveWay(ModelThread t) {
        deferrals.aside(t, 1 + random.nextInt(8));
    }

    @Override
    public String remark() {
        return "Noise as a rule: ".concat(settings.describe()).concat(".");
    }
}
