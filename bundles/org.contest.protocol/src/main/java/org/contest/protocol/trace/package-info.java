/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * The trace of a run: what happened, in one total order. {@link org.contest.protocol.trace.TraceWriter} writes it from
 * inside the program, {@link org.contest.protocol.trace.Trace} reads it anywhere. {@code EVENTS.md} beside the sources
 * says which events an operation emits.
 */
@org.jspecify.annotations.NullMarked
package org.contest.protocol.trace;
