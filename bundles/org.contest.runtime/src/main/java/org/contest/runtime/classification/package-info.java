/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Which variables are unshared, protected or unprotected (Stoller 2002, section 3), as the runs so far have shown;
 * enter at {@link org.contest.runtime.classification.AccessMonitor}.
 */
@org.jspecify.annotations.NullUnmarked
package org.contest.runtime.classification;
