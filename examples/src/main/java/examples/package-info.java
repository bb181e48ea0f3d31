/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Small concurrent programs from the literature, one sub-package each: a class with {@code main} that holds a rare
 * bug and checks itself, and a {@code Fixed...} class in which the bug is mended. The table is in {@code README.md}.
 */
package examples;
