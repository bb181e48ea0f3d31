/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Behaviour generation (Delamaro, section 4): from one recorded sequence the valid alternatives, each as a prefix to be
 * replayed and left to run on. Start at {@link org.contest.analysis.branch.Branches}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis.branch;
