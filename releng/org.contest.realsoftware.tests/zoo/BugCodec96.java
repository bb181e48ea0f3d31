/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: commons-codec:commons-codec:1.4
import org.apache.commons.codec.binary.Base64;

/** CODEC-96: an encoder that was free of state, and so shared, keeps its work in fields. */
public class BugCodec96 {

    public static void main(String[] args) throws Exception {
        Base64 shared = new Base64();
        Together.run(2, i -> {
            byte[] plain = ("text of thread " + i).getBytes("UTF-8");
            String found = new String(shared.encode(plain), "UTF-8").trim();
            Together.check(found.equals(java.util.Base64.getEncoder().encodeToString(plain)), found);
        });
    }
}
