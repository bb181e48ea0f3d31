/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IFlushableStreamMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** A stream of a process that ConTest writes, as the Console view reads it. */
@NonNullByDefault({})
public final class ConsoleStream implements IFlushableStreamMonitor {

    private final List<IStreamListener> listeners = new CopyOnWriteArrayList<>();
    private final StringBuilder contents = new StringBuilder();
    private boolean buffered = true;

    /** Appends a line. */
    public void println(String line) {
        print(line + System.lineSeparator());
    }

    /** Appends text. With the lock held to the end, as the console expects when it begins to listen. */
    public synchronized void print(String text) {
        if (buffered) {
            contents.append(text);
        }
        listeners.forEach(listener -> listener.streamAppended(text, this));
    }

    @Override
    public void addListener(IStreamListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(IStreamListener listener) {
        listeners.remove(listener);
    }

    @Override
    public synchronized String getContents() {
        return contents.toString();
    }

    @Override
    public synchronized void flushContents() {
        contents.setLength(0);
    }

    @Override
    public synchronized void setBuffered(boolean buffer) {
        buffered = buffer;
    }

    @Override
    public synchronized boolean isBuffered() {
        return buffered;
    }
}
