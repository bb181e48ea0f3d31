/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.ftpserver;

/** {@link FtpShutdown} mended: see {@link FixedFtpServer} and {@link FixedFtpConnection}. */
public final class FixedFtpShutdown {
    private FixedFtpShutdown() {
    }

    /** Usage: {@code FixedFtpShutdown [clients]}. */
    public static void main(String[] args) throws InterruptedException {
        FtpShutdown.run(args, new FixedFtpServer());
    }
}
