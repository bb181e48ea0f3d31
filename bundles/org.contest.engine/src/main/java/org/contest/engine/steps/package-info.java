/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Walks a recorded run in words, event by event, without running it. Start at
 * {@link org.contest.engine.steps.TraceWalk}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.steps;
