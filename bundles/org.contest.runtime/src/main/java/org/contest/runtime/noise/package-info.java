/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Noise for free-running threads (Edelstein 2002, "The seeding technique"; Fiedor 2014, section 4):
 * {@link org.contest.runtime.noise.Noise} puts a {@link org.contest.runtime.noise.NoisePlacement} (where, when) and a
 * {@link org.contest.runtime.noise.NoiseSeeding} (how) together. A new heuristic is one class, a line in
 * {@link org.contest.protocol.noise.Placement} or {@link org.contest.protocol.noise.Seeding}, and one here in
 * {@link org.contest.runtime.noise.Placements} or {@code Seedings}.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.noise;
