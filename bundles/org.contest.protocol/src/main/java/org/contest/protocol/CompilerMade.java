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
import java.util.List;
import java.util.regex.Pattern;
import org.contest.protocol.SiteTable.Block;

/**
 * Program locations that stand in no source: compilers make methods and classes for enums and for switches over them,
 * each compiler other ones.
 */
public final class CompilerMade {

    private static final List<String> METHODS = List.of("$values()", "$SWITCH_TABLE$");
    private static final Pattern NUMBERED = Pattern.compile(".*\\$\\d+");
    private static final String INITIALIZER = "<clinit>";

    private CompilerMade() {
    }

    /** The ids of such locations of a class. */
    public static BitSet sites(Block block) {
        boolean all = isSwitchMap(block);
        BitSet made = new BitSet();
        block.sites().stream().filter(site -> all || isMade(site)).forEach(site -> made.set(site.id()));
        return made;
    }

    private static boolean isMade(Site site) {
        String values = "values()[L" + site.className().replace('.', '/') + ';';
        return site.method().equals(values) || METHODS.stream().anyMatch(site.method()::startsWith);
    }

    /** True for a class that only fills arrays of numbers when it is initialized. */
    private static boolean isSwitchMap(Block block) {
        return NUMBERED.matcher(block.className()).matches() && block.sites().stream()
            .allMatch(site -> site.methodName().equals(INITIALIZER) && switch (site.kind()) {
            case ARRAY_WRITE, CLASS_INIT_BEGIN, CLASS_INIT_END -> true;
            default -> false;
            });
    }
}
