/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.findings.FindingKind;

/**
 * Fields that one thread read once, before another one wrote them for the first and only time, though nothing but luck
 * put the two in this order: the reader may have wanted what was not there yet. Who reads again waits for it, and who
 * writes it as well knows that it may be missing: both are left alone.
 */
final class EarlyUseDetector implements Detector {

    private static final int NONE = -1;

    /** What is known of one field. */
    private static final class Field {
        private int reader = NONE;
        private int read = NONE;
        private int time;
        private int write = NONE;
        private boolean fine;
    }

    private final HappensBefore order;
    private final OptimisticReads optimistic;
    private final Slots<Field> fields = new Slots<>(Field::new);

    /**
     * A detector.
     *
     * @param order of everything but locks
     */
    EarlyUseDetector(HappensBefore order, OptimisticReads optimistic) {
        this.order = order;
        this.optimistic = optimistic;
    }

    @Override
    public void event(Moment now) {
        switch (now.kind()) {
        case READ, STATIC_READ, VOLATILE_READ, STATIC_VOLATILE_READ -> {
            if (now.isOwn() && !optimistic.has(now.number())) {
                Field field = fields.of(now.field());
                field.fine = field.fine || isFineToRead(field, now.number(), now.thread());
            }
        }
        case WRITE, STATIC_WRITE, VOLATILE_WRITE, STATIC_VOLATILE_WRITE -> {
            if (now.isOwn()) {
                Field field = fields.of(now.field());
                field.fine = field.fine || isFineToWrite(field, now.number(), now.thread());
            }
        }
        default -> {
        }
        }
    }

    private boolean isFineToRead(Field field, int number, int thread) {
        if (field.read == NONE) {
            field.reader = thread;
            field.read = number;
            field.time = order.clock(thread).of(thread);
            return false;
        }
        return field.write == NONE || field.reader == thread;
    }

    private boolean isFineToWrite(Field field, int number, int thread) {
        boolean first = field.write == NONE;
        field.write = number;
        return !first || field.read == NONE || field.reader == thread
            || field.time <= order.clock(thread).of(field.reader);
    }

    @Override
    public List<Suspect> suspects() {
        List<Suspect> suspects = new ArrayList<>();
        for (Field field : fields.made()) {
            if (!field.fine && field.write != NONE) {
                suspects.add(new Suspect(FindingKind.USE_BEFORE_INITIALIZATION, List.of(field.read, field.write)));
            }
        }
        return suspects;
    }
}
