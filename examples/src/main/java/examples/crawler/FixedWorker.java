/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/** {@link Worker} mended: what the manager and the worker tell each other is told under the worker's monitor. */
final class FixedWorker extends Worker {
    private final WorkerPool pool;

    FixedWorker(String name, WorkerPool pool, ConnectionManager connections, Frontier frontier, ResultMerger merger) {
        super(name, pool, connections, frontier, merger);
        this.pool = pool;
    }

    @Override
    protected void awaitConnection() throws InterruptedException {
        if (!pool.addIdle(this)) {
            return;
        }
        synchronized (this) {
            while (connection == null && !finished) {
                wait();
            }
        }
    }

    @Override
    protected synchronized void disconnect() {
        super.disconnect();
    }

    @Override
    protected synchronized void finish() {
        finished = true;
        if (connection != null) {
            connection.setStopFlag();
        }
        notifyAll();
    }
}
