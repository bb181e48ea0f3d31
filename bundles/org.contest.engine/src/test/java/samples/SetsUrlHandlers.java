/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** Sets the factory of handlers of URLs as a server does. */
public final class SetsUrlHandlers {

    private static final class Refusing extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            throw new IOException("refused");
        }
    }

    private SetsUrlHandlers() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        URL.setURLStreamHandlerFactory(protocol -> protocol.equals("contest") ? new Refusing() : null);
        Thread thread = new Thread(SetsUrlHandlers::open);
        thread.start();
        open();
        thread.join();
    }

    private static void open() {
        try {
            URI.create("contest:nothing").toURL().openConnection();
            throw new IllegalStateException("opened");
        } catch (IOException e) {
            if (!e.getMessage().equals("refused")) {
                throw new IllegalStateException(e);
            }
        }
    }
}
