/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Records a free-running execution so that threads that share nothing do not meet:
 * {@link org.contest.runtime.record.Recorder} opens the trace, each thread adds to its own
 * {@link org.contest.runtime.record.ThreadLog}, and {@link org.contest.runtime.record.Stripes} give the stamps by which
 * a reader merges them. {@code EVENTS.md} of the protocol says which events, and in what order.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.record;
