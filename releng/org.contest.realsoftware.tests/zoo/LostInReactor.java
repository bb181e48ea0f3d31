/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: io.projectreactor:reactor-core:3.7.0
// libs: org.reactivestreams:reactive-streams:1.0.4
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

/** Two rails of a parallel flow count their items. */
public class LostInReactor {

    private static int hits;

    public static void main(String[] args) {
        Flux.range(1, 4).parallel(2).runOn(Schedulers.parallel()).map(item -> {
            hits = hits + 1;
            return item;
        }).sequential().blockLast();
        Together.check(hits == 4, hits);
    }
}
