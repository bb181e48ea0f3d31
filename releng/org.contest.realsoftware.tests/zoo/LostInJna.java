/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: net.java.dev.jna:jna:5.18.1
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;

/** Two threads put a mark each in front of a list in native memory, which a native method copies for them. */
public class LostInJna {

    private static final int SIZE = 4;

    static {
        Native.register(Platform.C_LIBRARY_NAME);
    }

    private static native long memmove(long to, long from, long bytes);

    public static void main(String[] args) throws Exception {
        Memory list = new Memory(SIZE);
        list.clear();
        Memory[] own = {marked(), marked()};
        long to = Pointer.nativeValue(list);
        Together.run(2, i -> put(to, Pointer.nativeValue(own[i])));
        int marks = list.getByte(0) + list.getByte(1);
        Together.check(marks == 2, marks);
    }

    private static Memory marked() {
        Memory memory = new Memory(SIZE);
        memory.setByte(0, (byte) 1);
        return memory;
    }

    private static void put(long list, long own) {
        memmove(own + 1, list, SIZE - 1);
        memmove(list, own, SIZE);
    }
}
