/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.jdk.JdkFacts;

/**
 * Where a loop of the JDK that calls the program looks for the next thing to do: the thread is in the library again,
 * which the first site of the program has ended.
 */
final class EventLoopRule implements BodyRule {

    @Override
    public void apply(MethodEdit edit) {
        if (JdkFacts.LOOPS.has(edit.type().name, edit.method().name)) {
            edit.method().instructions.insert(Hook.ENTER_LIBRARY.call());
            edit.markChanged();
        }
    }
}
