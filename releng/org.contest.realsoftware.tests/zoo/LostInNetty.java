/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: io.netty:netty-common:4.1.115.Final
import io.netty.util.concurrent.DefaultEventExecutorGroup;
import io.netty.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Two tasks count on the threads of an event executor group. */
public class LostInNetty {

    private static int hits;

    public static void main(String[] args) throws Exception {
        DefaultEventExecutorGroup group = new DefaultEventExecutorGroup(2);
        Future<?> first = group.submit(LostInNetty::count);
        Future<?> second = group.submit(LostInNetty::count);
        first.sync();
        second.sync();
        group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
        Together.check(hits == 2, hits);
    }

    private static void count() {
        hits = hits + 1;
    }
}
