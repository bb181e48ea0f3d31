/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Coverage metrics and their tasks (Fiedor 2014, section 3). {@link org.contest.analysis.coverage.Metrics} lists the
 * metrics; {@link org.contest.analysis.coverage.CoverageMeasure} computes what a run covered.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis.coverage;
