/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Localization: at which program locations noise makes a failure come (Yom-Tov 2007). Start at
 * {@link org.contest.engine.localize.Localization}.
 */
@org.jspecify.annotations.NullMarked
package org.contest.engine.localize;
