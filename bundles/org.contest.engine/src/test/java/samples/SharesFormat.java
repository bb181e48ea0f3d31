/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.text.SimpleDateFormat;
import java.util.Date;

/** Two threads write days with one format, which keeps the day that it is at in a field. */
public final class SharesFormat {

    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    private SharesFormat() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        String[] texts = new String[2];
        Thread thread = new Thread(() -> texts[1] = FORMAT.format(new Date(1000 * DAY)));
        thread.start();
        texts[0] = FORMAT.format(new Date(100 * DAY));
        thread.join();
        if (!texts[0].startsWith("1970-04") || !texts[1].startsWith("1972-09")) {
            throw new IllegalStateException(String.join(" and ", texts));
        }
    }
}
