/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.List;

/**
 * A fetched page.
 *
 * @param address where it came from
 * @param words what is written on it, in order
 * @param links where it leads
 */
record Page(Address address, List<String> words, List<Address> links) {
    Page {
        words = List.copyOf(words);
        links = List.copyOf(links);
    }
}
