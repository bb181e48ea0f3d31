/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

/** RMI keeps a thread that is no daemon while an object is exported, and ends it by an interrupt. */
public final class ExportsRemoteObject {

    /** Called from another JVM. */
    public interface Greeter extends Remote {
        /** Greets. */
        String greet() throws RemoteException;
    }

    private ExportsRemoteObject() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Greeter greeter = () -> "hello";
        Thread exports = new Thread(() -> export(greeter));
        exports.start();
        exports.join();
        if (!UnicastRemoteObject.unexportObject(greeter, true)) {
            throw new IllegalStateException("still exported");
        }
    }

    private static void export(Greeter greeter) {
        try {
            UnicastRemoteObject.exportObject(greeter, 0);
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
