/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

/**
 * A program point at which noise may make a failure come.
 *
 * @param point in words, with its place: {@code writes p.Account.balance at Account.deposit:15}
 * @param score how much likelier the failure is than its absence with noise there (Yom-Tov 2007, equation 1); infinite
 *     where each run failed
 * @param rate of failure with noise there, alone or with others of the list
 * @param needed true when it is one of the fewest points that make the failure come
 */
public record Suspect(String point, double score, Rate rate, boolean needed) {
}
