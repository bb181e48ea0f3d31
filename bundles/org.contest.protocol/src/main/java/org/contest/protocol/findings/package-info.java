/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/** What detectors say of a run; {@link org.contest.protocol.findings.Finding} is one suspicion with its evidence. */
@org.jspecify.annotations.NullMarked
package org.contest.protocol.findings;
