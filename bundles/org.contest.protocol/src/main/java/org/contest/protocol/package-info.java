/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * The vocabulary that the program under test and the engine share: options, event kinds, program locations, results.
 * Start at {@link org.contest.protocol.RunOptions} (what a run is told) and
 * {@link org.contest.protocol.RunResult} (what it answers). This bundle lies on the boot path: keep it small.
 */
@org.jspecify.annotations.NullMarked
package org.contest.protocol;
