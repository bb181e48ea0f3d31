/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.Site;

/**
 * The abstract identity of program locations: class, method, line and kind. Two instructions of one kind in one line
 * and of one variable are one location.
 */
final class Locations {

    private final Map<Site, String> texts = new HashMap<>();

    String of(Site site) {
        return texts.computeIfAbsent(site, Locations::text);
    }

    private static String text(Site site) {
        String variable = site.variable().isEmpty() ? "" : " " + site.variable();
        return site.className() + '.' + site.methodName() + ':' + site.line() + ' ' + site.kind() + variable;
    }
}
