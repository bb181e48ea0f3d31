/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.Arrays;
import java.util.List;

/** Makes lists of arrays, whose class lies in the JVM's archive and calls constructors of instrumented superclasses. */
public final class MakesLists {

    private static List<String> last = List.of();

    private MakesLists() {
    }

    private static void make() {
        for (int i = 0; i < 4; i++) {
            last = Arrays.asList("a", "b" + i);
        }
    }

    /** The program. */
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(MakesLists::make);
        other.start();
        other.join();
        make();
        System.out.println(last.size());
    }
}
