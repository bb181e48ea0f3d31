/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: 
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Two threads add to a number in native memory, which a linked native function copies for them (JDK 22 and up). */
public class LostInCopies {

    private static final MethodHandle COPY = copy();
    private static final MemorySegment NUMBER = Arena.global().allocate(ValueLayout.JAVA_INT);

    private static MethodHandle copy() {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find("memmove").orElseThrow(), FunctionDescriptor
            .of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));
    }

    public static void main(String[] args) throws Exception {
        Together.run(2, i -> {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment own = arena.allocate(ValueLayout.JAVA_INT);
                copy(own, NUMBER);
                own.set(ValueLayout.JAVA_INT, 0, own.get(ValueLayout.JAVA_INT, 0) + 1);
                copy(NUMBER, own);
            }
        });
        int number = NUMBER.get(ValueLayout.JAVA_INT, 0);
        Together.check(number == 2, number);
    }

    private static void copy(MemorySegment to, MemorySegment from) {
        try {
            MemorySegment same = (MemorySegment) COPY.invokeExact(to, from, from.byteSize());
            Together.check(same.address() == to.address(), same);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
