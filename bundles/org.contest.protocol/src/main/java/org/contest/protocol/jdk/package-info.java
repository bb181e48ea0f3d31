/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * What ConTest relies on in the JDK by name: {@link org.contest.protocol.jdk.JdkFacts} is the table, and the place to
 * begin with when a new JDK comes.
 */
@org.jspecify.annotations.NullMarked
package org.contest.protocol.jdk;
