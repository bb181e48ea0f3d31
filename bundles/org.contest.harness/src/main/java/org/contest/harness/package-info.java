/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * Many runs in one JVM: {@link org.contest.harness.Main} takes commands from the engine and runs each iteration in a
 * fresh class loader; {@link org.contest.harness.JUnitMain} is a main class that runs JUnit tests.
 */
@org.jspecify.annotations.NullMarked
package org.contest.harness;
