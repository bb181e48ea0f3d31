/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.lmax:disruptor:4.0.0
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;

/** A ring buffer hands events of two producers to a handler. */
public class DisruptorRing {

    public static void main(String[] args) throws Exception {
        long[] sum = {0};
        Disruptor<long[]> disruptor = new Disruptor<>(() -> new long[1], 8, DaemonThreadFactory.INSTANCE,
            ProducerType.MULTI, new BlockingWaitStrategy());
        disruptor.handleEventsWith((event, sequence, end) -> sum[0] += event[0]);
        disruptor.start();
        Together.run(2, i -> {
            for (int n = 1; n <= 5; n++) {
                long value = n;
                disruptor.publishEvent((event, sequence) -> event[0] = value);
            }
        });
        disruptor.shutdown();
        Together.check(sum[0] == 30, sum[0]);
    }
}
