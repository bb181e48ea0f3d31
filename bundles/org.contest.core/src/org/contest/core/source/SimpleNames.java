/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import java.util.regex.Pattern;

/** Names of classes without their packages, for sentences that a narrow place shows. */
public final class SimpleNames {

    private static final Pattern QUALIFIED =
        Pattern.compile("(?:an? )?\\b(?:[a-z_]\\w*\\.)+([A-Z][\\w$]*)"); //$NON-NLS-1$

    private SimpleNames() {
    }

    /** Words in which each class has its simple name. */
    public static String in(String words) {
        return String.valueOf(QUALIFIED.matcher(words).replaceAll("$1")); //$NON-NLS-1$
    }
}
