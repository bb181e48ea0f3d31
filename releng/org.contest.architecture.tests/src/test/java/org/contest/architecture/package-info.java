/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Rules over the sources of the whole project; the entry classes are
 * {@link org.contest.architecture.ArchitectureTest} and {@link org.contest.architecture.SourceRulesTest}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.architecture;
