/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayList;
import java.util.List;

/** Two threads add to a list that a method gives them: no variable names it where they do. */
public final class UnnamedList {

    private UnnamedList() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        List<List<Integer>> lists = List.of(new ArrayList<>(List.of(1, 2, 3)));
        Thread one = new Thread(() -> first(lists).add(1));
        Thread two = new Thread(() -> first(lists).add(2));
        one.start();
        two.start();
        one.join();
        two.join();
    }

    private static List<Integer> first(List<List<Integer>> lists) {
        return lists.get(0);
    }
}
