/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

import java.util.List;

/**
 * A high-level plan: actions to be performed in order.
 *
 * @param actions the names of the actions
 */
record Plan(List<String> actions) {
    Plan {
        actions = List.copyOf(actions);
    }

    int size() {
        return actions.size();
    }
}
