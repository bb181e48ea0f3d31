/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Inside the program under test: instrumented code calls a class of {@link org.contest.runtime.hooks}, which finds the
 * {@link org.contest.runtime.ProgramThread} and hands the event to the {@link org.contest.runtime.Execution} of the
 * current run. {@link org.contest.runtime.run.RunControl} begins and ends runs.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime;
