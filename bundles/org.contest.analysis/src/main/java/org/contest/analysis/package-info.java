/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Event stream in, coverage tasks out; the same code live and offline. {@link org.contest.analysis.coverage.Metrics}
 * lists the metrics; {@link org.contest.analysis.SpeciesEstimate} tells what is left.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis;
