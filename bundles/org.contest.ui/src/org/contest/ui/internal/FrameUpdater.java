/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Brings model changes of any thread to a control: however many there are, it is refreshed once a frame. */
public final class FrameUpdater {

    private static final int FRAME_MILLIS = 50;

    private final Control control;
    private final Display display;
    private final Runnable refresh;
    private final AtomicBoolean pending = new AtomicBoolean();

    /** Refreshes as long as the control lives. */
    public FrameUpdater(Control control, Runnable refresh) {
        this.control = control;
        this.display = control.getDisplay();
        this.refresh = refresh;
    }

    /** Something changed. May be called by any thread; never waits. */
    public void request() {
        if (!display.isDisposed() && pending.compareAndSet(false, true)) {
            display.asyncExec(() -> display.timerExec(FRAME_MILLIS, this::run));
        }
    }

    private void run() {
        pending.set(false);
        if (!control.isDisposed()) {
            refresh.run();
        }
    }
}
