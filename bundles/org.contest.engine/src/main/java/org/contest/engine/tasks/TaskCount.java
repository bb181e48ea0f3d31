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
 * A number of tasks.
 *
 * @param covered those that runs covered
 * @param known those that are known: the covered ones, and in a closed world the others
 */
public record TaskCount(long covered, long known) {
}
