/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/**
 * The address of a page.
 *
 * @param page the number of the page in its site
 * @param depth over how many links it was reached; not part of its identity
 */
record Address(int page, int depth) {
    /** The address of another page, one link further. */
    Address linkTo(int target) {
        return new Address(target, depth + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Address && ((Address) other).page == page;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(page);
    }

    @Override
    public String toString() {
        return "page " + page;
    }
}
