/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import org.jspecify.annotations.Nullable;

/**
 * What a campaign covered of one metric.
 *
 * @param tasks covered
 * @param unseenEstimate estimated number of tasks still unseen (Chao1)
 * @param saturatedAtRun the run after which the curve stayed flat; null while it grows
 */
public record Coverage(long tasks, double unseenEstimate, @Nullable Integer saturatedAtRun) {
}
