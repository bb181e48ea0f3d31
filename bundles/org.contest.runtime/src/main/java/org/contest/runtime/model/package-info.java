/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What Java's threads, monitors, wait sets, permits and time are in a controlled run. Only the thread that holds the
 * baton touches the model, so its fields are plain. Start at {@link org.contest.runtime.model.ModelThread} and
 * {@link org.contest.runtime.model.Monitors}.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.model;
