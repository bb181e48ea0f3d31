/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.engine.model;

/**
 * Which runs of a campaign are asked for, and in which order.
 *
 * @param failure identifier of a failure that each run showed; 0 for all runs
 * @param order by what
 * @param descending the greatest first
 * @param offset runs to leave out at the beginning
 * @param limit most runs
 */
public record RunQuery(int failure, Order order, boolean descending, int offset, int limit) {

    /** By what runs are ordered; those that are equal by their number. */
    public enum Order {
        /** By number. */
        NUMBER,
        /** By outcome. */
        OUTCOME,
        /** By name of the scheduler, and by what was drawn beside it. */
        SCHEDULER,
        /** By number of events. */
        EVENTS,
        /** By wall time. */
        SECONDS
    }

    /** All runs by number, as far as they fit. */
    public static RunQuery first(int limit) {
        return new RunQuery(0, Order.NUMBER, false, 0, limit);
    }

    /** The same of the runs that showed a failure. */
    public RunQuery ofFailure(int id) {
        return new RunQuery(id, order, descending, offset, limit);
    }

    /** The same in another order. */
    public RunQuery by(Order other, boolean greatestFirst) {
        return new RunQuery(failure, other, greatestFirst, offset, limit);
    }

    /** The same from another run on. */
    public RunQuery from(int first) {
        return new RunQuery(failure, order, descending, first, limit);
    }
}
