/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.changenotification;

/** Waits until it is notified, then reports the current value of the subject. */
class Observer extends Thread {
    private final ChangeNotification notification;

    Observer(ChangeNotification notification, int number) {
        super("observer-" + number);
        this.notification = notification;
    }

    @Override
    public void run() {
        while (!notification.isNotified()) {
            Thread.yield();
        }
        String report = getName() + ": subject current value is: ";
        System.out.println(report + notification.subject().currentValue());
    }
}
