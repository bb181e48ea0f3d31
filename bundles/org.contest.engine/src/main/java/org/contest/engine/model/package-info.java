/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * The data of campaigns and replays: what is asked for, and what came out; the entry class is
 * {@link org.contest.engine.model.ProgramSpec}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.model;
