/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Event stream in, findings out (Fiedor 2014, section 3; Savage 1997; Flanagan 2009; Lu 2006; Havelund 2000).
 * {@link org.contest.analysis.detect.Detectors} lists the detectors and runs them over a trace.
 */
@org.jspecify.annotations.NullMarked
package org.contest.analysis.detect;
