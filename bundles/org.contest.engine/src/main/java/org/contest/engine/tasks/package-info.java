/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Questions about the coverage tasks of a campaign, and the answers. Start at
 * {@link org.contest.engine.tasks.TaskQuery}; {@code CampaignStore} and {@code Campaign} answer.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.tasks;
