/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

/** The classes of storage locations (Stoller 2002, section 3), each after those that need less care. */
public enum VariableClass {
    /** Accessed by one thread at most, or by one after another by the order of starts and joins. */
    UNSHARED,
    /** Only read after its initialization, or always accessed with the same monitor held. */
    PROTECTED,
    /** All others: an access is a visible operation. */
    UNPROTECTED
}
