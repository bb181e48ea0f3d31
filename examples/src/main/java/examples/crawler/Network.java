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

/** The environment of the crawler: timed routines in place of a real network. */
final class Network {
    /** How many words come in one part. */
    private static final int PART = 2;

    private final Site site;
    private final int latency;

    /**
     * A network to one site.
     *
     * @param latency what each part of a page takes, in milliseconds
     */
    Network(Site site, int latency) {
        this.site = site;
        this.latency = latency;
    }

    /**
     * Looks the address up.
     *
     * @throws IllegalArgumentException if the site does not have it
     */
    void connect(Address address) throws InterruptedException {
        if (!site.has(address)) {
            throw new IllegalArgumentException(address + " does not exist");
        }
        if (Thread.interrupted()) {
            throw new InterruptedException("interrupted while connecting to " + address);
        }
    }

    /** In how many parts the page at the address comes. */
    int parts(Address address) {
        return (site.words(address).size() + PART - 1) / PART;
    }

    /** Reads one part of the page; it takes the latency of the network. */
    List<String> read(Address address, int part) throws InterruptedException {
        if (latency > 0) {
            Thread.sleep(latency);
        }
        List<String> words = site.words(address);
        return words.subList(part * PART, Math.min(words.size(), (part + 1) * PART));
    }

    /** Where the page at the address leads. */
    List<Address> links(Address address) {
        return site.links(address);
    }
}
