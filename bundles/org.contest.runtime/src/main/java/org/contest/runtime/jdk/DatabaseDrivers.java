/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The drivers of databases that {@code java.sql.DriverManager} knows. It looks for them once in a JVM, and shows a
 * program only those of its own class loader: the next run, in another loader, would have none.
 */
final class DatabaseDrivers {

    private static final String MANAGER = "java.sql.DriverManager";

    private DatabaseDrivers() {
    }

    /** Has the manager look for drivers again. */
    static void forget() {
        if (LoadedClasses.find(ClassLoader.getPlatformClassLoader(), MANAGER) != null) {
            VarHandle drivers = JdkMember.DATABASE_DRIVERS.staticField(CopyOnWriteArrayList.class);
            VarHandle looked = JdkMember.DATABASE_DRIVERS_LOOKED_FOR.staticField(boolean.class);
            if (drivers != null && looked != null) {
                ((List<?>) drivers.get()).clear();
                looked.setVolatile(false);
            }
        }
    }
}
