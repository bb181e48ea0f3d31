/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

/**
 * The Java debug target of a replay: JDT's own, without our frames and threads, which never lets one thread go alone.
 * JDT has no other way to leave out frames than a target of its own kind. Start at
 * {@link org.contest.debug.model.ReplayTarget}.
 */
@org.eclipse.jdt.annotation.NonNullByDefault({})
package org.contest.debug.model;
