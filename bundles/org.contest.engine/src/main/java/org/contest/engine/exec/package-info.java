/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Runs of the program in JVMs of their own. {@link org.contest.engine.exec.RunExecutor} is what a campaign sees;
 * {@link org.contest.engine.exec.RunExecutors} lists the executors.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.exec;
