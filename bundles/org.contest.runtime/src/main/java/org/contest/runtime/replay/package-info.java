/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Replay: a scheduling policy whose choices are read from a trace (Delamaro, section 3; Choi and Srinivasan 1998).
 * Start at {@link org.contest.runtime.replay.TraceScript}.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.replay;
