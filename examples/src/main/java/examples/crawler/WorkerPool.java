/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.ArrayList;
import java.util.List;

/** All workers, and which of them are idle. */
final class WorkerPool {
    private final List<Worker> workers = new ArrayList<>();

    /** The workers that wait for a connection; guarded by this pool. */
    private final List<Worker> idle = new ArrayList<>();

    /** Adds a worker; before the crawl begins. */
    void hire(Worker worker) {
        workers.add(worker);
    }

    /** All workers, in the order of hiring. */
    List<Worker> workers() {
        return workers;
    }

    /**
     * A worker declares itself idle.
     *
     * @return false when the worker is finished, and so is not idle
     */
    synchronized boolean addIdle(Worker worker) {
        if (worker.isFinished()) {
            return false;
        }
        idle.add(worker);
        notifyAll();
        return true;
    }

    /** A worker that was interrupted is not idle any more. */
    synchronized void leave(Worker worker) {
        idle.remove(worker);
    }

    /** Whether the worker waits for a connection. */
    synchronized boolean isIdle(Worker worker) {
        return idle.contains(worker);
    }

    /** Takes the worker that has been idle longest, waiting until there is one. */
    synchronized Worker retrieveIdle() throws InterruptedException {
        while (idle.isEmpty()) {
            wait();
        }
        return idle.remove(0);
    }

    /** Interrupts every worker, idle or not: the last resort when finishing them has failed. */
    void interruptAll() {
        for (Worker worker : workers) {
            worker.interrupt();
        }
    }

    /** What each worker has done; when all have ended. */
    List<WorkerStatistics> statistics() {
        List<WorkerStatistics> all = new ArrayList<>();
        for (Worker worker : workers) {
            all.add(worker.statistics());
        }
        return all;
    }
}
