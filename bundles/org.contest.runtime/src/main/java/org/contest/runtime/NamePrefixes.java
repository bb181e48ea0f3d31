/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.List;

/** Looks names up by how they begin. No lambda, which the JDK would make where hooks are. */
public final class NamePrefixes {

    private NamePrefixes() {
    }

    /** True when a name begins with one of the prefixes. */
    public static boolean hasOne(String name, List<String> prefixes) {
        for (int i = 0; i < prefixes.size(); i++) {
            if (name.startsWith(prefixes.get(i))) {
                return true;
            }
        }
        return false;
    }
}
