/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.JdkNames;
import org.contest.protocol.Site;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;

/** Makes findings of what detectors saw: source lines, names of threads and locks held, in one more pass. */
final class Evidence {

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final LockTitles locks;
    private final Map<Integer, String> threads;
    /** By event, what its thread holds then. */
    private final Map<Integer, List<HeldLocks.Held>> held = new HashMap<>();

    private Evidence(Trace trace, SiteFacts facts) {
        this.trace = trace;
        this.facts = facts;
        this.calls = new LibraryCalls(trace, facts);
        this.locks = new LockTitles(trace, facts, calls);
        threads = TraceThread.titles(trace.threads());
        for (TraceThread thread : trace.threads()) {
            if (thread.name().isEmpty()) {
                threads.merge(thread.index(), started(thread.index()), String::concat);
            }
        }
    }

    /** What started a thread without a name, in brackets. */
    private String started(int thread) {
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.THREAD_START && trace.value(i) == thread) {
                return " (started by " + threads.get(trace.thread(i)) + " at " + frames(i).get(0).inWords() + ')';
            }
        }
        return "";
    }

    /** The findings, each signature once. */
    static List<Finding> of(Trace trace, SiteFacts facts, List<Suspect> suspects) {
        Evidence evidence = new Evidence(trace, facts);
        Set<Integer> events = new HashSet<>();
        suspects.forEach(suspect -> events.addAll(suspect.events()));
        evidence.gather(events);
        Map<String, Finding> findings = new LinkedHashMap<>();
        for (Suspect suspect : suspects) {
            Finding finding = evidence.finding(suspect);
            findings.putIfAbsent(finding.signature(), finding);
        }
        return withoutRepetition(findings.values());
    }

    /** A race says more than a hint about the same variable, or an atomicity violation that has not happened. */
    private static List<Finding> withoutRepetition(Collection<Finding> findings) {
        Set<String> racing = new HashSet<>();
        findings.stream().filter(finding -> finding.kind() == FindingKind.DATA_RACE)
            .forEach(finding -> racing.add(finding.variable()));
        return findings.stream().filter(finding -> !racing.contains(finding.variable())
            || !finding.kind().isHint()
                && (finding.kind() != FindingKind.ATOMICITY_VIOLATION || Directions.isWitnessed(finding)))
            .toList();
    }

    private void gather(Collection<Integer> events) {
        int last = events.stream().mapToInt(Integer::intValue).max().orElse(-1);
        BitSet wanted = new BitSet();
        events.forEach(wanted::set);
        HeldLocks heldLocks = new HeldLocks(trace, facts);
        for (int i = 0; i <= last; i++) {
            if (wanted.get(i)) {
                held.put(i, heldLocks.kept(trace.thread(i)));
            }
            heldLocks.event(i, trace.thread(i), trace.kind(i), trace.site(i), trace.object(i));
            if (heldLocks.asked() != 0) {
                locks.taken(heldLocks.asked(), heldLocks.askedEvent());
            }
        }
    }

    private List<HeldLocks.Held> heldAt(int event) {
        return held.getOrDefault(event, List.of());
    }

    private FindingLocks names(Suspect suspect) {
        FindingLocks names = new FindingLocks(locks);
        for (int event : suspect.events()) {
            List<HeldLocks.Held> all = new ArrayList<>(heldAt(event));
            if (takes(event)) {
                all.add(new HeldLocks.Held(trace.object(event), event, 1, false));
            }
            names.add(all);
        }
        names.number(suspect.kind() == FindingKind.POTENTIAL_DEADLOCK);
        return names;
    }

    private Place place(int number, FindingLocks names) {
        TraceEvent event = trace.event(number);
        List<Held> holds = heldAt(number).stream()
            .map(lock -> new Held(names.of(lock.object()), frames(lock.event()).get(0))).toList();
        return new Place(threads.getOrDefault(event.thread(), "thread " + event.thread()),
            action(event, names), number, frames(number), holds);
    }

    /** True for an event that takes a lock, and no call of the JDK that own code makes for that. */
    private boolean takes(int event) {
        return !isCallOfJdk(event) && (trace.kind(event) == EventKind.MONITOR_ENTER
            || facts.has(trace.site(event), SiteFlags.OF_OWNERS)); // of a thread of a library: no call of own code
    }

    private boolean isCallOfJdk(int event) {
        return calls.caller(event) >= 0 && !calls.method(event).isEmpty()
            && JdkNames.isOfJdk(facts.site(trace.site(event)).className());
    }

    /** What the program itself does: inside the JDK, the call. */
    private String action(TraceEvent event, FindingLocks names) {
        int number = (int) event.number();
        return isCallOfJdk(number) ? Operations.callInWords(facts.site(calls.caller(number)))
            : takes(number) ? "takes " + names.of(event.object()) : Actions.of(event, facts.site(event.site()));
    }

    /** The event's own line, and above it the program's line that called the library. */
    private List<Frame> frames(int event) {
        int site = trace.site(event);
        int caller = calls.caller(event);
        return caller < 0 ? List.of(frame(site)) : List.of(frame(caller), frame(site));
    }

    private Frame frame(int site) {
        Site at = facts.site(site);
        return new Frame(at.className(), at.methodName(), at.line());
    }

    private Finding finding(Suspect suspect) {
        boolean ofOperations = suspect.kind() == FindingKind.ATOMICITY_VIOLATION;
        FindingLocks names = names(suspect);
        List<Place> where = suspect.events().stream().map(event -> place(event, names))
            .map(place -> ofOperations ? operation(place) : place).toList();
        String variable = isOfVariable(suspect) ? variable(suspect.events()) : "";
        return new Finding(suspect.kind(), signature(suspect, variable, where), message(suspect, variable, where),
            variable, where, suspect.events().stream().allMatch(this::isOwn));
    }

    /** Points that are suspects may be of anything. */
    private boolean isOfVariable(Suspect suspect) {
        return suspect.kind() == FindingKind.SUSPECT
            ? suspect.events().stream().allMatch(event -> trace.kind(event).isAccess()) : suspect.isOfVariable();
    }

    /** True for an event of the program's own code, or inside a method of the JDK that it called. */
    private boolean isOwn(int event) {
        int site = trace.site(event);
        String called = calls.method(event);
        return facts.isOwn(site) || calls.caller(event) >= 0 && facts.has(site, SiteFlags.JDK)
            && (called.isEmpty() || JdkNames.isOfJdk(called));
    }

    /** A call of a library is one operation: what it does first inside says nothing. */
    private Place operation(Place place) {
        int event = (int) place.event();
        String method = calls.method(event);
        return method.isEmpty() ? place : new Place(place.thread(),
            Operations.callInWords(facts.site(calls.callee(event))), place.event(),
            place.frames().subList(0, 1), place.locks());
    }

    /** A field, the type of an array, or the object of the JDK: by name where it is called by one. */
    private String variable(List<Integer> events) {
        String target = events.stream().filter(event -> facts.has(trace.site(event), SiteFlags.JDK)).map(calls::target)
            .filter(text -> !text.isEmpty()).findFirst().orElse("");
        Site site = facts.site(trace.site(events.get(0)));
        String name = site.kind().isOfArray() ? arrayName(events) : site.object();
        if (target.isEmpty() && !name.isEmpty()) {
            return name;
        }
        if (!target.isEmpty() || !SiteFlags.isJdk(site.className())) {
            return target.isEmpty() ? site.variable() : target;
        }
        int inner = site.className().indexOf('$');
        return inner < 0 ? site.className() : site.className().substring(0, inner);
    }

    /** One array may have a name in each place that reads it: one of them, whichever place came first. */
    private String arrayName(List<Integer> events) {
        return events.stream().map(event -> facts.site(trace.site(event)))
            .filter(site -> site.kind().isOfArray() && !site.object().isEmpty()).map(Site::object).sorted()
            .findFirst().orElse("");
    }

    /** One mistake is one finding: of the accesses in one line, and inside one call, any may be seen first. */
    private static String signature(Suspect suspect, String variable, List<Place> where) {
        return suspect.kind().text() + " | " + variable + " | "
            + String.join(" | ", where.stream().map(place -> place.frames().get(0).text()).sorted().toList());
    }

    private static String message(Suspect suspect, String variable, List<Place> where) {
        boolean tellsLocks = suspect.kind() == FindingKind.POTENTIAL_DEADLOCK;
        List<String> told = where.stream().map(place -> place.thread() + ' ' + place.action() + " at "
            + place.frames().get(0).inWords() + (tellsLocks ? holding(place) : "")).toList();
        return switch (suspect.kind()) {
        case DATA_RACE -> String.join(", ", told) + ": nothing orders the two" + uses(variable, told) + '.';
        case POTENTIAL_DEADLOCK -> String.join("; ", told) + ": each may wait for the next.";
        case ATOMICITY_VIOLATION -> Directions.isInOrder(suspect.events())
            ? String.join(", then ", told) + ": in no order would the two, one after the other, have the same effect."
            : told.get(0) + ", then " + told.get(2) + ": " + told.get(1) + " may come between.";
        case USE_BEFORE_INITIALIZATION -> String.join(", then ", told) + ": it was used before it was set.";
        case NOTIFY_BEFORE_WAIT -> String.join(", then ", told) + ": the signal was lost.";
        case UNPROTECTED_VARIABLE -> String.join(", ", told) + ": no lock is held at all accesses.";
        case SUSPECT -> String.join(", ", told) + '.';
        };
    }

    /** Of what, where calls do not say it. */
    private static String uses(String variable, List<String> told) {
        return told.stream().anyMatch(place -> place.contains(variable)) ? "" : " uses of " + variable;
    }

    private static String holding(Place place) {
        return place.locks().isEmpty() ? ""
            : " while it holds " + String.join(" and ", place.locks().stream().map(Held::lock).toList());
    }
}
