/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

/** Coverage tasks of a campaign, page by page; {@link org.contest.core.tasks.TaskPages} is the start. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.contest.core.tasks;
