/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: io.reactivex.rxjava3:rxjava:3.1.9
// libs: org.reactivestreams:reactive-streams:1.0.4
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** Two rails of a parallel flow count their items. */
public class LostInRxJava {

    private static int hits;

    public static void main(String[] args) {
        Flowable.range(1, 4).parallel(2).runOn(Schedulers.computation()).map(item -> {
            hits = hits + 1;
            return item;
        }).sequential().blockingLast();
        Together.check(hits == 4, hits);
    }
}
