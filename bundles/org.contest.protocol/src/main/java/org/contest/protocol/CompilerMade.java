/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.BitSet;
import org.contest.protocol.SiteTable.Block;

/**
 * Program locations that stand in no source: compilers make methods and classes for enums and for switches over them,
 * each compiler other ones.
 */
public final class CompilerMade {

    private static final String VALUES = "$values()";
    private static final String SWITCH_TABLE = "$SWITCH_TABLE$";
    private static final String INITIALIZER = "<clinit>";

    private CompilerMade() {
    }

    /** The ids of such locations of a class. */
    public static BitSet sites(Block block) {
        boolean all = isSwitchMap(block);
        BitSet made = new BitSet();
        for (Site site : block.sites()) {
            if (all || isMade(site)) {
                made.set(site.id());
            }
        }
        return made;
    }

    private static boolean isMade(Site site) {
        String method = site.method();
        return method.startsWith(VALUES) || method.startsWith(SWITCH_TABLE)
            || method.equals("values()[L" + site.className().replace('.', '/') + ';');
    }

    /** True for a class that only fills arrays of numbers when it is initialized. */
    private static boolean isSwitchMap(Block block) {
        if (!isNumbered(block.className())) {
            return false;
        }
        for (Site site : block.sites()) {
            if (!site.methodName().equals(INITIALIZER) || !isOfArray(site.kind())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfArray(EventKind kind) {
        return kind == EventKind.ARRAY_WRITE || kind == EventKind.CLASS_INIT_BEGIN || kind == EventKind.CLASS_INIT_END;
    }

    /** True for a name that ends with a number after a dollar sign. */
    private static boolean isNumbered(String name) {
        int digits = name.length();
        while (digits > 0 && Character.isDigit(name.charAt(digits - 1))) {
            digits--;
        }
        return digits > 0 && digits < name.length() && name.charAt(digits - 1) == '$';
    }
}
