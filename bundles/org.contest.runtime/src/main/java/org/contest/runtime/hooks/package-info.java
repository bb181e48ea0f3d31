/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What instrumented code calls, by kind; {@link org.contest.runtime.hooks.Hooks} says whose events count.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.hooks;
