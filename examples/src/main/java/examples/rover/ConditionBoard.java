/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

import java.util.ArrayList;
import java.util.List;

/** The conditions that hold; who reports one tells the executive before anybody sees the next. */
final class ConditionBoard {
    private final List<String> conditions = new ArrayList<>();

    /** Reports that the action is done. */
    synchronized void report(String action, Executive executive) {
        conditions.add(action);
        executive.done(action);
    }

    /** Forgets all conditions, because another plan begins. */
    synchronized void reset() {
        conditions.clear();
    }

    /** The conditions that hold, in the order in which they were reported. */
    synchronized List<String> conditions() {
        return new ArrayList<>(conditions);
    }
}
