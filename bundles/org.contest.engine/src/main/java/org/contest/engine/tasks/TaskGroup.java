/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.tasks;

/**
 * Tasks that have something in common.
 *
 * @param name what they have in common: name of the metric, class, method with its class and descriptor, or variable
 * @param count of tasks
 */
public record TaskGroup(String name, TaskCount count) {

    /** What the tasks of a group have in common; for locations it is the first one that counts. */
    public enum By {
        /** Metric. */
        METRIC,
        /** Class of the first location. */
        CLASS,
        /** Method of the first location, as {@code class.method(descriptor)}. */
        METHOD,
        /** Variable or lock. */
        VARIABLE
    }
}
