/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What a campaign does with findings, which are kept apart from failures.
 * {@link org.contest.engine.findings.Suppressions} are what the user does not want to see.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.findings;
