/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.agrona:agrona:1.22.0
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

/** A producer and a consumer share a ring buffer. */
public class AgronaRing {

    public static void main(String[] args) throws Exception {
        OneToOneRingBuffer ring = new OneToOneRingBuffer(
            new UnsafeBuffer(ByteBuffer.allocateDirect(256 + RingBufferDescriptor.TRAILER_LENGTH)));
        UnsafeBuffer message = new UnsafeBuffer(new byte[8]);
        Together.run(2, i -> {
            for (int n = 0; n < 6;) {
                n += i == 0 ? ring.write(1, message, 0, 8) ? 1 : 0 : ring.read((type, buffer, at, length) -> {
                });
                Thread.yield();
            }
        });
        Together.check(ring.size() == 0, ring.size());
    }
}
