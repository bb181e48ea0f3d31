/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What is the same in all runs: program locations, and names of variables, locks and threads, as numbers of a campaign;
 * and tuples of them, the coverage tasks. Start at {@link org.contest.analysis.identity.Identities}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis.identity;
