/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

/**
 * A line of a failure's stack in the view.
 *
 * @param failure whose stack it is
 * @param depth from 0 at the top
 * @param text as a stack trace has it
 */
public record FrameNode(FailureNode failure, int depth, String text) {
}
