/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;

/** Pictures of the screen, in {@code target/screenshots}, to be looked at. */
public final class Screenshots {

    private static final int FRAMES = 6;
    private static final long FRAME_NANOS = 20_000_000;
    private static final Path FOLDER = Path.of("target", "screenshots");

    private Screenshots() {
    }

    /** The whole screen. */
    public static void screen(String name) {
        Ui.run(() -> {
            Display display = Ui.display();
            Rectangle screen = display.getPrimaryMonitor().getBounds();
            display.setCursorLocation(screen.width - 1, screen.height - 1); // no tooltip by chance
            settle(display);
            Image image = new Image(display, screen.width, screen.height);
            GC gc = new GC(display);
            gc.copyArea(image, 0, 0);
            gc.dispose();
            save(image.getImageData(), name);
            image.dispose();
        });
    }

    /** Everything that waits to be drawn is drawn: GTK does it frame by frame, and graphs are laid out in between. */
    private static void settle(Display display) {
        for (int frame = 0; frame < FRAMES; frame++) {
            display.update();
            while (display.readAndDispatch()) {
                // until nothing is left to do
            }
            LockSupport.parkNanos(FRAME_NANOS);
        }
    }

    private static void save(ImageData data, String name) throws Exception {
        Files.createDirectories(FOLDER);
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {data};
        loader.save(FOLDER.resolve(name + ".png").toString(), SWT.IMAGE_PNG);
    }
}
