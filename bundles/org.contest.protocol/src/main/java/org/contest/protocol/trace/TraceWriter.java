/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a trace into a memory-mapped file: what was added is there when the JVM is killed. Adding takes no lock and
 * allocates nothing, but now and then a chunk. Safe from any thread; each stream belongs to one (see there).
 */
public final class TraceWriter implements Closeable {

    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_IDENTITY = 20_000;

    private final ChunkFile file;
    private final ObjectNumbers objects;
    private final Set<EventEncoder> encoders = new LinkedHashSet<>();
    private long lostByEnded;
    private @Nullable EventEncoder threads;
    private @Nullable EventEncoder creations;
    private @Nullable EventEncoder unseen;

    TraceWriter(ChunkFile file, TraceHeader header) {
        this.file = file;
        this.objects = ObjectNumbers.of(header);
    }

    /**
     * Begins a trace, in place of any file of that name.
     *
     * @throws IOException when the file cannot be made
     */
    public static TraceWriter create(Path path, TraceHeader header) throws IOException {
        try {
            return new TraceWriter(ChunkFile.create(path, header, false), header);
        } catch (IOException e) {
            throw new IOException("The trace " + path + " cannot be written: " + e.getMessage(), e);
        }
    }

    private synchronized EventEncoder encoder(int stream) {
        EventEncoder encoder = new EventEncoder(file, stream);
        encoders.add(encoder);
        return encoder;
    }

    synchronized void ended(EventEncoder encoder) {
        encoder.close();
        lostByEnded += encoder.lost();
        encoders.remove(encoder);
    }

    /** Announces a thread. */
    public synchronized void thread(int index, String identity, String name) {
        byte[] path = shortened(identity, LONGEST_IDENTITY);
        byte[] label = shortened(name, LONGEST_NAME);
        ByteBuffer record = ByteBuffer.allocate(Integer.BYTES + 2 * Short.BYTES + path.length + label.length);
        record.order(ByteOrder.LITTLE_ENDIAN).putInt(index);
        record.putShort((short) path.length).put(path).putShort((short) label.length).put(label);
        if (threads == null) {
            threads = encoder(Format.THREADS);
        }
        threads.bytes(record.array());
    }

    /**
     * Tells where an object was made that has events.
     *
     * @param type site of its creation, whose variable is its type
     * @param place site on top of the stack then, outside constructors
     */
    public synchronized void made(int object, int type, int place) {
        ByteBuffer record = ByteBuffer.allocate(3 * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        if (creations == null) {
            creations = encoder(Format.CREATIONS);
        }
        creations.bytes(record.putInt(objects.swap(object)).putInt(type).putInt(place).array());
    }

    /**
     * Tells of an order without an event: what a thread did up to an event is before what another one does after one.
     *
     * @param giver index of the first thread
     * @param given number of its event, from 1; 0 for none
     * @param taker index of the second thread
     * @param taken number of its last event so far
     */
    public synchronized void handedOver(int giver, long given, int taker, long taken) {
        ByteBuffer record = ByteBuffer.allocate(2 * (Integer.BYTES + Long.BYTES)).order(ByteOrder.LITTLE_ENDIAN);
        if (unseen == null) {
            unseen = encoder(Format.UNSEEN);
        }
        unseen.bytes(record.putInt(giver).putLong(given).putInt(taker).putLong(taken).array());
    }

    private static byte[] shortened(String text, int most) {
        return (text.length() <= most ? text : text.substring(0, most)).getBytes(StandardCharsets.UTF_8);
    }

    /** The total order; to be asked for once. */
    public SequenceStream sequence() {
        return new SequenceStream(encoder(Format.SEQUENCE), objects);
    }

    /** The stream of one thread; to be asked for once for each. */
    public ThreadStream stream(int thread) {
        return new ThreadStream(this, encoder(thread));
    }

    /** Tells that the order of some events is not certain. To be called before {@link #close}. */
    public void orderLost() {
        file.orderLost();
    }

    /** Number of events that are not in the file, because it could not grow or was closed before them. */
    public synchronized long lost() {
        long lost = lostByEnded;
        for (EventEncoder encoder : encoders) {
            lost += encoder.lost();
        }
        return lost;
    }

    /** Seals and ends the file. Streams may still be used; what they add is not in it. */
    @Override
    public synchronized void close() throws IOException {
        for (EventEncoder encoder : encoders) {
            encoder.close();
        }
        file.close();
    }
}
