/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Small programs with a known outcome, the food of the runtime's tests: those in {@code fail} have a schedule that
 * makes them fail, those in {@code success} have none. Every program states its outcome in a constant {@code EXPECTED}:
 * <ul>
 * <li>{@code exception}: an exception leaves a thread,
 * <li>{@code assertion}: an {@code AssertionError} leaves a thread,
 * <li>{@code deadlock}: threads wait in a cycle for locks of each other,
 * <li>{@code hang}: threads wait for ever, or spin for ever, without such a cycle,
 * <li>{@code exit}: the program ends with an exit code other than zero,
 * <li>{@code none}: no schedule fails.
 * </ul>
 * A program whose failure needs a timeout to fire says {@code TIMING_ONLY = true} as well. What they share is in
 * {@link org.contest.testprograms.Threads}.
 */
package org.contest.testprograms;
