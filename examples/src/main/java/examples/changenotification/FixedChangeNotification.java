/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.changenotification;

/** {@link ChangeNotification} mended: the data is there before the flag is set, and the flag is volatile. */
public final class FixedChangeNotification extends ChangeNotification {
    /** Usage: {@code FixedChangeNotification [observers]}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedChangeNotification().run(args);
    }

    @Override
    protected void changeNotification(Subject current, boolean present) {
        subject = current;
        notified = present;
    }
}
