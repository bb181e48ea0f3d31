/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: io.reactivex.rxjava3:rxjava:3.1.9
// libs: org.reactivestreams:reactive-streams:1.0.4
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** Items go through two schedulers. */
public class RxJava3 {

    public static void main(String[] args) throws Exception {
        int sum = Flowable.range(1, 10)
            .flatMap(n -> Flowable.just(n).subscribeOn(Schedulers.computation()).map(k -> k * 2))
            .observeOn(Schedulers.single()).reduce(0, Integer::sum).blockingGet();
        Together.check(sum == 110, sum);
        Schedulers.shutdown();
    }
}
