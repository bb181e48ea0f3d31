/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.google.code.gson:gson:2.11.0
import com.google.gson.Gson;

/** Two threads share a Gson for types that refer to each other. */
public class GsonShared {

    public static class A {
        int x = 1;
        B b;
    }

    public static class B {
        int y = 2;
        A a;
    }

    public static void main(String[] args) throws Exception {
        Gson gson = new Gson();
        Together.run(2, i -> {
            String text = i == 0 ? gson.toJson(new A()) : gson.toJson(new B());
            Together.check(text.startsWith("{"), text);
        });
    }
}
