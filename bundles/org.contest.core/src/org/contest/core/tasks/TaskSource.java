/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.tasks;

import java.util.List;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;

/** Where tasks come from. Reads files, so not for the user interface's thread. */
public interface TaskSource {

    /** How many tasks a query gives, whatever its page. */
    TaskCount count(TaskQuery query);

    /** The tasks of one page. */
    List<TaskRow> page(TaskQuery query);

    /** True when nothing can be read any more, since the campaign has been deleted. */
    default boolean isGone() {
        return false;
    }

    /** What is said of a task beside itself; empty for nothing. */
    default String remark(TaskRow row) {
        return ""; //$NON-NLS-1$
    }
}
