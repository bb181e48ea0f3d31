/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Runs the program's threads free, under noise and a recorder: {@link org.contest.runtime.free.FreeExecution}. Every
 * operation is the JDK's own; the hooks count, delay and record around it. A watchdog tells when nobody can go on.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.free;
