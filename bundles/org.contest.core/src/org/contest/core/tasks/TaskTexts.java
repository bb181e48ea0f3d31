/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.analysis.identity.Location;
import org.contest.analysis.identity.Task;
import org.contest.protocol.Site;

/** A task in words that fit into a table. */
public final class TaskTexts {

    private TaskTexts() {
    }

    /** The location with a number, as {@code Account.deposit:14 read}; empty when the task has none. */
    public static String place(Task task, int number) {
        return number < task.locations().size() ? place(task.locations().get(number)) : ""; //$NON-NLS-1$
    }

    /** A location, as {@code Account.deposit:14 read}. */
    public static String place(Location location) {
        String line = location.line() > 0 ? ":" + location.line() : ""; //$NON-NLS-1$ //$NON-NLS-2$
        String kind = location.kind().isEmpty() ? "" : ' ' + location.kind().toLowerCase(Locale.ROOT).replace('_', ' ');
        return simple(location.className()) + (location.method().isEmpty() ? "" : '.' + location.methodName()) + line
            + kind;
    }

    /** The variable or lock that it is about; empty for none. */
    public static String variable(Task task) {
        List<String> names = task.objects().isEmpty()
            ? task.locations().stream().map(Location::variable).filter(name -> !name.isEmpty()).distinct().toList()
            : task.objects();
        return String.join(", ", names.stream().map(Site::brief).toList()); //$NON-NLS-1$
    }

    /** Mode, state, flag and threads; a third location too. */
    public static String detail(Task task) {
        List<String> words = new ArrayList<>();
        if (task.locations().size() > 2) {
            words.add(place(task, 2));
        }
        if (!task.detail().isEmpty()) {
            words.add(task.detail());
        }
        words.addAll(task.threads());
        return String.join(", ", words); //$NON-NLS-1$
    }

    /** The line to open, as in a stack trace; empty where the location has none. */
    public static String frame(Location location) {
        String outer = location.className().replaceAll("\\$.*", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return location.className() + '.' + (location.method().isEmpty() ? "<init>" : location.methodName()) + '('
            + simple(outer) + ".java" + (location.line() > 0 ? ":" + location.line() : "") + ')';
    }

    /** The last part of a name of packages. */
    static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
