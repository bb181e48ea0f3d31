/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.linkedlists;

import java.util.List;

/** {@link LinkedLists} mended: the question is about a copy, made under the lock of the list. */
public final class FixedLinkedLists extends LinkedLists {
    /** Usage: {@code FixedLinkedLists}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedLinkedLists().run();
    }

    @Override
    protected boolean containsAll(List<Integer> asked, List<Integer> about) {
        return asked.containsAll(copy(about));
    }
}
