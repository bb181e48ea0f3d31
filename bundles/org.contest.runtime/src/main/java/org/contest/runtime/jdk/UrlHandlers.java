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
import java.net.URLStreamHandlerFactory;
import java.util.Hashtable;

/**
 * The factory of handlers of URLs, as servers set it. That may be done once in a JVM: the next run, in another class
 * loader, would fail to.
 */
final class UrlHandlers {

    private static final VarHandle FACTORY = JdkMember.URL_FACTORY.staticField(URLStreamHandlerFactory.class);
    private static final VarHandle HANDLERS = JdkMember.URL_HANDLERS.staticField(Hashtable.class);

    private UrlHandlers() {
    }

    /** Forgets the factory of a run, and the handlers that it has made. */
    static void forget() {
        if (FACTORY != null && HANDLERS != null && FACTORY.getVolatile() != null) {
            FACTORY.setVolatile(null);
            ((Hashtable<?, ?>) HANDLERS.get()).values()
                .removeIf(handler -> handler.getClass().getClassLoader() != null);
        }
    }
}
