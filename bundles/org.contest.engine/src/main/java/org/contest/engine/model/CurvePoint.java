/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

/**
 * A step of a cumulative coverage curve (Fiedor 2014, section 3.4).
 *
 * @param run number of the run after which the curve stood here
 * @param seconds since the campaign began
 * @param tasks covered so far
 */
public record CurvePoint(int run, double seconds, long tasks) {
}
