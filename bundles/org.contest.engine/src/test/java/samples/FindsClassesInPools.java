/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Looks for a class of its own by name where the JDK says which class loader knows it. */
public final class FindsClassesInPools {

    private FindsClassesInPools() {
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(FindsClassesInPools::findInContext).get();
        pool.shutdown();
        CompletableFuture.runAsync(FindsClassesInPools::findInContext).get();
        IntStream.range(0, 4).parallel().forEach(i -> findInContext());
        find(ClassLoader.getSystemClassLoader());
    }

    private static void findInContext() {
        find(Thread.currentThread().getContextClassLoader());
    }

    private static void find(ClassLoader loader) {
        try {
            if (Class.forName("samples.FindsClassesInPools", false, loader) != FindsClassesInPools.class) {
                throw new IllegalStateException(loader + " has another one");
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(loader.toString(), e);
        }
    }
}
