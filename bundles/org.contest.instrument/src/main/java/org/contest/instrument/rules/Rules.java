/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.List;
import java.util.stream.Stream;
import org.contest.instrument.Treatment;

/** The one list of rules, in the order in which they are asked. */
public final class Rules {

    /** Calls: what replaces a call comes before what only surrounds it. */
    private static final List<InstructionRule> CALLS = List.of(new RandomSeedRule(), new ConditionRule(),
        new ThreadRule(), new ParkRule(), new EnvironmentRule(), new AtomicRule(), new LibraryCallRule(),
        new HashCodeRule());

    private static final List<InstructionRule> MONITORS = List.of(new MonitorRule());

    private static final List<InstructionRule> SYSTEM_CALLS = List.of(new SystemCallRule());

    private static final UnseenLockRule UNSEEN_LOCKS = new UnseenLockRule();

    private static final List<InstructionRule> ORDERING = List.of(UNSEEN_LOCKS, new OutsideClockRule());

    private static final List<InstructionRule> BEFORE_CALLS = List.of(new InitializationRule(), new FieldAccessRule(),
        new ArrayAccessRule(), new ArrayOperationRule(), new DelayRule(), new MonitorRule(), new RandomSeedRule(),
        new ConditionRule(), new ThreadRule(), new ParkRule(), new FenceRule(), new EnvironmentRule(), new AtomicRule(),
        new ReflectedInitializationRule(), new AccessibilityRule(), new ReflectionRule(),
        new HandleInitializationRule(),
        new MethodHandleRule(), new NativeFunctionRule(), new NativeMethodRule());

    private static final List<InstructionRule> OF_CALLS =
        List.of(new LibraryCallRule(), new SystemCallRule(), new OutOfScopeRule(), new LibraryRegionRule(),
            new HashCodeRule());

    private static final List<InstructionRule> ALL = joined(BEFORE_CALLS, OF_CALLS);

    private static final List<InstructionRule> OF_OWN_CODE =
        joined(List.of(new CreationRule()), joined(joined(BEFORE_CALLS, List.of(new CallSiteRule())), OF_CALLS));

    /** From the inside out: a thread begins before its run method takes a monitor, so that rule comes late. */
    private static final List<BodyRule> BODIES =
        List.of(new SynchronizedMethodRule(), UNSEEN_LOCKS, new KnownThreadRule(), new ClassInitRule(),
            new UntracedRegionRule(),
            new CallbackRule(), new ThreadLifeRule(), new ProcessExitRule(), new NativeLibraryRule(),
            new EntryPointRule(), new MirrorRule(), new ClassLoaderRule(), new SelfCoveredHandlerRule());

    private static final List<BodyRule> OF_ORDERING = List.of(UNSEEN_LOCKS, new ClassInitRule(), new EventLoopRule());

    private Rules() {
    }

    private static List<InstructionRule> joined(List<InstructionRule> first, List<InstructionRule> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** The rules for single instructions of a method, given by class and method name. */
    public static List<InstructionRule> instructions(Treatment treatment, String type, String method) {
        if (type.equals("java/lang/Thread") && method.equals("startVirtualThread")) {
            return CALLS;
        }
        return switch (treatment) {
        case NONE -> List.of();
        case JDK_ORDER -> ORDERING;
        case JDK_BODIES -> treatment.isOrdering(type) ? joined(SYSTEM_CALLS, ORDERING) : SYSTEM_CALLS;
        case JDK_LOCKS -> MONITORS;
        case JDK_CALLS -> CALLS;
        case PROGRAM, JDK, JDK_MODEL -> ALL;
        case OWN -> OF_OWN_CODE;
        };
    }

    /** The rules for whole bodies. */
    public static List<BodyRule> bodies(Treatment treatment) {
        return treatment == Treatment.JDK_ORDER ? OF_ORDERING : BODIES;
    }
}
