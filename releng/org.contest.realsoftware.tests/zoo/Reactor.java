/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: io.projectreactor:reactor-core:3.7.0
// libs: org.reactivestreams:reactive-streams:1.0.4
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Items go through two schedulers. */
public class Reactor {

    public static void main(String[] args) throws Exception {
        Integer sum = Flux.range(1, 10).flatMap(n -> Mono.just(n).subscribeOn(Schedulers.parallel()).map(k -> k * 2))
            .publishOn(Schedulers.single()).reduce(0, Integer::sum).block();
        Together.check(sum == 110, sum);
        Schedulers.shutdownNow();
    }
}
