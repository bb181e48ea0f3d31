/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: 
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads meet in sections of a mutex of the system, by linked native functions (JDK 22 and up). */
public class NativeMutex {

    private static final MethodHandle LOCK = function("pthread_mutex_lock");
    private static final MethodHandle UNLOCK = function("pthread_mutex_unlock");
    private static final MemorySegment MUTEX = Arena.global().allocate(64);
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private static MethodHandle function(String name) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(),
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    }

    public static void main(String[] args) throws Exception {
        MUTEX.fill((byte) 0);
        Together.run(3, i -> {
            for (int turn = 0; turn < 3; turn++) {
                section();
            }
        });
    }

    private static void section() throws Exception {
        try {
            Together.check((int) LOCK.invokeExact(MUTEX) == 0, "not locked");
            Together.check(INSIDE.incrementAndGet() == 1, "not alone");
            INSIDE.decrementAndGet();
            Together.check((int) UNLOCK.invokeExact(MUTEX) == 0, "not unlocked");
        } catch (Exception e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
