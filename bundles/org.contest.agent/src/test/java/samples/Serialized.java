/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Serializable method references of events: writes them to a file, or reads them and calls them. */
public final class Serialized {

    private Serialized() {
    }

    private interface OfInt extends IntSupplier, Serializable {
    }

    private interface OfObject extends Function<Object, String>, Serializable {
    }

    private interface Action extends Runnable, Serializable {
    }

    /** Has an initializer. */
    static final class Started implements Serializable {
        private static final long serialVersionUID = 1;
        static final int FIRST = Integer.parseInt("4");

        @Override
        public String toString() {
            return "started " + FIRST;
        }
    }

    private static Object[] references() {
        AtomicInteger counter = new AtomicInteger(6);
        OfInt increment = counter::incrementAndGet;
        Action yield = Thread::yield;
        OfObject text = Object::toString;
        Supplier<Started> make = (Supplier<Started> & Serializable) Started::new;
        return new Object[] {increment, yield, text, make};
    }

    /** The program. */
    public static void main(String[] args) throws Exception {
        Path file = Path.of(args[1]);
        if (args[0].equals("write")) {
            Object[] references = references();
            call(references);
            Files.writeString(file, Base64.getEncoder().encodeToString(bytes(references)));
        } else {
            byte[] bytes = Base64.getDecoder().decode(Files.readString(file));
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
                call((Object[]) in.readObject());
            }
        }
    }

    private static byte[] bytes(Object[] references) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(references);
        }
        return bytes.toByteArray();
    }

    @SuppressWarnings("unchecked")
    private static void call(Object[] references) {
        ((Action) references[1]).run();
        System.out.println(((OfInt) references[0]).getAsInt() + " " + ((OfObject) references[2]).apply("text") + " "
            + ((Supplier<Started>) references[3]).get());
    }
}
