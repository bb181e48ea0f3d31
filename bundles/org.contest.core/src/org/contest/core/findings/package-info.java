/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

/** What detectors found, in the source: {@link org.contest.core.findings.FindingMarkers} puts it there. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.contest.core.findings;
