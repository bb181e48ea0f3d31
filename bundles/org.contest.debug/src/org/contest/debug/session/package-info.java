/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

/**
 * A replay that is debugged: where it stands in its trace, and how it comes to another event, forwards and backwards.
 * Start at {@link org.contest.debug.session.ReplaySession}.
 */
@org.eclipse.jdt.annotation.NonNullByDefault({})
package org.contest.debug.session;
