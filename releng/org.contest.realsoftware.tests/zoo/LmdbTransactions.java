/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.github.jnr:jffi:1.3.12
// libs: com.github.jnr:jffi:1.3.12:native
// libs: com.github.jnr:jnr-a64asm:1.0.0
// libs: com.github.jnr:jnr-constants:0.10.4
// libs: com.github.jnr:jnr-ffi:2.2.15
// libs: com.github.jnr:jnr-x86asm:1.0.2
// libs: org.lmdbjava:lmdbjava:0.9.0
// libs: org.ow2.asm:asm:9.2
// libs: org.ow2.asm:asm-analysis:9.2
// libs: org.ow2.asm:asm-commons:9.2
// libs: org.ow2.asm:asm-tree:9.2
// libs: org.ow2.asm:asm-util:9.2
import java.nio.file.Files;
import java.nio.file.Path;
import org.lmdbjava.ByteArrayProxy;
import org.lmdbjava.Dbi;
import org.lmdbjava.DbiFlags;
import org.lmdbjava.Env;
import org.lmdbjava.Txn;

/** Three threads add to a number, each in a transaction: native code, which locks a mutex for its thread. */
public class LmdbTransactions {

    private static final byte[] KEY = {1};

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("zoo");
        try (Env<byte[]> env = Env.create(ByteArrayProxy.PROXY_BA).setMapSize(1 << 20).setMaxDbs(1)
            .open(folder.toFile())) {
            Dbi<byte[]> numbers = env.openDbi("numbers", DbiFlags.MDB_CREATE);
            add(env, numbers);
            Together.run(3, i -> add(env, numbers));
            try (Txn<byte[]> read = env.txnRead()) {
                Together.check(numbers.get(read, KEY)[0] == 4, numbers.get(read, KEY)[0]);
            }
        }
        for (String name : new String[] {"data.mdb", "lock.mdb"}) {
            Files.delete(folder.resolve(name));
        }
        Files.delete(folder);
    }

    private static void add(Env<byte[]> env, Dbi<byte[]> numbers) {
        try (Txn<byte[]> write = env.txnWrite()) {
            byte[] before = numbers.get(write, KEY);
            numbers.put(write, KEY, new byte[] {(byte) (before == null ? 1 : before[0] + 1)});
            write.commit();
        }
    }
}
