/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What can be asked of noise (Fiedor 2014, section 4), for all who ask: the command line, Eclipse, the engine and the
 * runtime. {@link org.contest.protocol.noise.Placement} and {@link org.contest.protocol.noise.Seeding} are the lists;
 * {@link org.contest.protocol.noise.NoiseSettings} is the noise of one run.
 */
@org.jspecify.annotations.NullMarked
package org.contest.protocol.noise;
