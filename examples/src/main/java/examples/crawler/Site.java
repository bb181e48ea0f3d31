/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.ArrayList;
import java.util.List;

/**
 * The site that is crawled: its pages are numbered, page n links to pages 2n+1 and 2n+2 and back to page n/2, and its
 * words follow from its number. Immutable.
 */
final class Site {
    private static final int VOCABULARY = 5;

    private final int pages;

    Site(int pages) {
        this.pages = pages;
    }

    /** The page to begin with. */
    Address home() {
        return new Address(0, 0);
    }

    /** Whether there is a page at the address. */
    boolean has(Address address) {
        return address.page() >= 0 && address.page() < pages;
    }

    /** The words of the page, two to four. */
    List<String> words(Address address) {
        List<String> words = new ArrayList<>();
        int length = 2 + address.page() % 3;
        for (int i = 0; i < length; i++) {
            words.add(word(address.page() + i));
        }
        return words;
    }

    private static String word(int number) {
        return "word" + number % VOCABULARY;
    }

    /** The links of the page that lead to other pages of this site. */
    List<Address> links(Address address) {
        int page = address.page();
        List<Address> links = new ArrayList<>();
        for (int target : new int[] {2 * page + 1, 2 * page + 2, page / 2}) {
            Address link = address.linkTo(target);
            if (target != page && has(link)) {
                links.add(link);
            }
        }
        return links;
    }
}
