/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.contest.core.graph.Graph;
import org.contest.ui.internal.Messages;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.widgets.Display;

/**
 * Places nodes in a job, as a graph of many edges takes seconds. Of several requests only the last one is answered.
 * There is one job because the layout of Draw2d keeps numbers in static fields.
 */
final class PlacementJob {

    private record Request(Graph graph, Map<String, Dimension> sizes, Dimension room,
        Consumer<Map<String, Rectangle>> answer) {
    }

    private final AtomicReference<Request> last = new AtomicReference<>();
    private final Display display;
    private final Job job;

    PlacementJob(Display display) {
        this.display = display;
        job = Job.createSystem(Messages.graph_placing, (ICoreRunnable) monitor -> place());
    }

    /**
     * Asks for places, as {@link Placement#of}.
     *
     * @param answer called on the UI thread, unless another request came meanwhile
     */
    void request(Graph graph, Map<String, Dimension> sizes, Dimension room, Consumer<Map<String, Rectangle>> answer) {
        last.set(new Request(graph, sizes, room, answer));
        job.schedule();
    }

    /** What was asked for is not needed any more. */
    void forget() {
        last.set(null);
    }

    private void place() {
        Request request = last.get();
        if (request == null) {
            return;
        }
        Map<String, Rectangle> places = Placement.of(request.graph, request.sizes, request.room);
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (last.compareAndSet(request, null)) {
                    request.answer.accept(places);
                }
            });
        }
    }
}
