/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The sites of a class in the text of a table, read when one of them is asked for. */
final class UnreadSites extends AbstractList<Site> implements RandomAccess {

    private final String text;
    private final int from;
    private final int end;
    private final int base;
    private final String className;
    private final int count;
    private volatile Site @Nullable [] read;

    private UnreadSites(String text, int from, int end, int base, int count, String className) {
        this.text = text;
        this.from = from;
        this.end = end;
        this.base = base;
        this.count = count;
        this.className = className;
    }

    /**
     * The next lines of a text; null when there are fewer.
     *
     * @param from where the first line begins
     * @param base id of the first site
     */
    static @Nullable UnreadSites in(String text, int from, int base, int count, String className) {
        int end = from;
        for (int i = 0; i < count; i++) {
            end = text.indexOf('\n', end) + 1;
            if (end == 0) {
                return null;
            }
        }
        return new UnreadSites(text, from, end, base, count, className);
    }

    /** Where the next class begins in the text. */
    int end() {
        return end;
    }

    @Override
    public int size() {
        return count;
    }

    @Override
    public Site get(int index) {
        Site[] sites = read;
        if (sites == null) {
            sites = read();
            read = sites;
        }
        return sites[index];
    }

    private Site[] read() {
        Site[] sites = new Site[count];
        int at = from;
        for (int i = 0; i < count; i++) {
            int lineEnd = text.indexOf('\n', at);
            sites[i] = site(base + i, text.substring(at, lineEnd));
            at = lineEnd + 1;
        }
        return sites;
    }

    private Site site(int id, String line) {
        try {
            Site site = SiteTable.site(id, className, line);
            return site != null ? site : Site.unknown(id);
        } catch (IllegalArgumentException e) {
            return Site.unknown(id);
        }
    }
}
