/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * The choice of the next thread in a controlled run: one class for each scheduling policy behind
 * {@link org.contest.runtime.policy.SchedulingPolicy}, all listed in {@link org.contest.runtime.policy.Policies}.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.policy;
