/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.9.0
// libs: org.jetbrains.kotlin:kotlin-stdlib:2.0.21
// libs: org.jetbrains:annotations:23.0.0
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import kotlinx.coroutines.CoroutineStart;
import kotlinx.coroutines.Dispatchers;
import kotlinx.coroutines.GlobalScope;
import kotlinx.coroutines.future.FutureKt;

/** Three coroutines are started on the default dispatcher and waited for. */
public class Coroutines {

    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        CompletableFuture<?>[] all = new CompletableFuture<?>[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            all[i] = FutureKt.future(GlobalScope.INSTANCE, Dispatchers.getDefault(), CoroutineStart.DEFAULT,
                (scope, next) -> {
                sum.addAndGet(number);
                return "done";
            });
        }
        CompletableFuture.allOf(all).join();
        Together.check(sum.get() == 3, sum);
    }
}
