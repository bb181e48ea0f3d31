/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

/**
 * What one instruction of the program's own code did.
 *
 * @param number of the operation, from 0, in the order of first events; never mixed with numbers of events
 * @param thread index of the thread
 * @param kind what it means
 * @param site program location in own code; -1 when the thread was in none, as the thread of a pool between two tasks
 * @param target the variable or object by name, or the method that was called; empty for none
 * @param firstEvent number of its first event
 * @param lastEvent number of its last event
 * @param events how many events it has
 * @param blocked true when the thread could not go on in it for a while
 * @param interleaved true when other threads had events between its first and its last
 */
public record Operation(int number, int thread, OperationKind kind, int site, String target, long firstEvent,
    long lastEvent, int events, boolean blocked, boolean interleaved) {
}
