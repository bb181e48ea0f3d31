/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What controlled runs learn from earlier ones: {@link org.contest.protocol.lessons.Lessons} takes what some runs have
 * shown, in the order of their numbers, and says what later ones are told.
 */
@org.jspecify.annotations.NullMarked
package org.contest.protocol.lessons;
