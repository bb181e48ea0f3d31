/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What the program did, in operations: one for each instruction of its own code, a call of a library being one with all
 * events inside. Enter at {@link org.contest.analysis.operations.Operations}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis.operations;
