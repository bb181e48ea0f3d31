/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.jctools:jctools-core:4.0.5
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.queues.MpscArrayQueue;

/** Two producers and a consumer share a queue. */
public class JCTools {

    public static void main(String[] args) throws Exception {
        MpscArrayQueue<Integer> queue = new MpscArrayQueue<>(4);
        AtomicInteger sum = new AtomicInteger();
        Together.run(3, i -> {
            for (int n = 1; n <= 4; n++) {
                while (i > 0 && !queue.offer(n)) {
                    Thread.yield();
                }
            }
            for (int left = i > 0 ? 0 : 8; left > 0;) {
                Integer next = queue.poll();
                if (next == null) {
                    Thread.yield();
                } else {
                    sum.addAndGet(next);
                    left--;
                }
            }
        });
        Together.check(sum.get() == 20, sum);
    }
}
