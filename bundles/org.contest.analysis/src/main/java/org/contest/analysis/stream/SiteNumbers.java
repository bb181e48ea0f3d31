/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.Arrays;
import java.util.List;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.jspecify.annotations.Nullable;

/** The numbers of abstract identities that sites of one table have. Not safe for several threads. */
public final class SiteNumbers {

    /** Begins the name of a lock of which no more is known than who locks it. */
    static final String LOCK = "lock in ";

    private static final String LOCKS = "java.util.concurrent.locks.";
    private static final List<String> OF_LOCK =
        List.of("lock", "lockInterruptibly", "tryLock", "unlock", "readLock", "writeLock", "unlockRead", "unlockWrite");

    /** Numbers of one site. */
    private static final class Numbers {
        private int location;
        private int method;
        private int methodHash;
        private int className;
        private int variable;
        private int field;
        private int owner;
        private int lock;
        private int target;
        private boolean own;
        private boolean isLock;
        private boolean attempt;
        private boolean compareAndSet;
    }

    private static final Numbers NONE = new Numbers();

    private final SiteTable table;
    private final Identities identities;
    private @Nullable Numbers[] sites = new Numbers[0];

    /** Numbers of the sites of a table, which may grow. */
    public SiteNumbers(SiteTable table, Identities identities) {
        this.table = table;
        this.identities = identities;
    }

    /** The table. */
    public SiteTable table() {
        return table;
    }

    private Numbers of(int site) {
        if (site < 0) {
            return NONE;
        }
        if (site >= sites.length) {
            sites = Arrays.copyOf(sites, Math.max(site + 1, 2 * sites.length));
        }
        Numbers known = sites[site];
        if (known == null) {
            known = numbers(table.site(site));
            sites[site] = known;
        }
        return known;
    }

    private Numbers numbers(Site site) {
        Numbers numbers = new Numbers();
        numbers.location = identities.location(
            new Location(site.className(), site.method(), site.line(), site.kind().name(), site.variable()));
        boolean isAtomic = site.kind().name().startsWith("ATOMIC");
        String variable = isAtomic || site.kind().isOfArray() ? site.member() : site.variable();
        numbers.method = identities.location(Location.ofMethod(site.className(), site.method()));
        numbers.methodHash = 31 * site.className().hashCode() + site.method().hashCode();
        numbers.className = identities.name(site.className());
        numbers.variable = variable.isEmpty() ? 0 : identities.name(variable);
        numbers.field = isAtomic ? 0 : numbers.variable;
        int dot = variable.lastIndexOf('.');
        numbers.owner = dot < 0 ? 0 : identities.name(variable.substring(0, dot));
        numbers.lock = site.kind() == EventKind.MONITOR_ENTER
            ? identities.name(variable.isEmpty() ? LOCK + site.className() : variable) : 0;
        numbers.own = table.isOwn(site.id());
        numbers.compareAndSet = variable.contains("ompareAnd");
        call(numbers, site);
        return numbers;
    }

    private void call(Numbers numbers, Site site) {
        if (site.kind() == EventKind.CALL) {
            String method = site.member();
            numbers.target = identities.name(site.object().isEmpty() ? method : site.object());
            String name = method.substring(method.lastIndexOf('.') + 1);
            numbers.isLock = method.startsWith(LOCKS) && OF_LOCK.contains(name);
            numbers.attempt = name.startsWith("try");
        }
    }

    /** Its location; 0 for no site. */
    public int location(int site) {
        return of(site).location;
    }

    /** The location that is its method; 0 for no site. */
    int method(int site) {
        return of(site).method;
    }

    /** A number that tells methods apart, equal in all campaigns. */
    int methodHash(int site) {
        return of(site).methodHash;
    }

    /** The name of its class. */
    int className(int site) {
        return of(site).className;
    }

    /** The name of its variable; 0 for none. */
    int variable(int site) {
        return of(site).variable;
    }

    /** What tells fields of one object apart. */
    int field(int site) {
        return of(site).field;
    }

    /** The name of the class that has its field; 0 for none. */
    int owner(int site) {
        return of(site).owner;
    }

    /** What is known of the lock that it enters. */
    int lock(int site) {
        return of(site).lock;
    }

    /** The identity of an object: its type, and where it was made. */
    int creation(int type, int place) {
        Site made = table.site(place);
        return identities.name(table.site(type).variable() + " of " + made.className() + '.' + made.methodName() + ':'
            + made.line());
    }

    /** The name of what is called; 0 for none. */
    int target(int site) {
        return of(site).target;
    }

    /** True for a call of a lock of java.util.concurrent. */
    boolean isLock(int site) {
        return of(site).isLock;
    }

    /** True for a call that may fail to get what it wants. */
    boolean isAttempt(int site) {
        return of(site).attempt;
    }

    /** True for a compare-and-set, by the name of the method. */
    boolean isCompareAndSet(int site) {
        return of(site).compareAndSet;
    }

    /** True when it is in the program's own code. */
    public boolean isOwn(int site) {
        return of(site).own;
    }
}
