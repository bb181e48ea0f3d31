/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Prints what reflection tells of members, of synchronized methods above all. */
public final class Members implements Serializable {

    private static final long serialVersionUID = 1;
    private static int calls;

    private Members() {
    }

    /** Seen at run time. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Note {
        /** Any text. */
        String value() default "none";
    }

    /** A class whose serial version is computed from its members and their flags. */
    @SuppressWarnings("serial")
    static class Computed implements Serializable {
        static int counter;
        int value;

        Computed(int value) {
            this.value = value;
        }

        public synchronized int next() {
            return ++value;
        }

        protected static synchronized void reset() {
            counter = 0;
        }

        final synchronized <T extends Comparable<T>> List<T> sorted(@Note("given") List<? extends T> given)
            throws IllegalStateException {
            return new ArrayList<>(given);
        }

        @Note("own")
        @Deprecated
        synchronized void noted() {
            value++;
        }

        private synchronized void wake() {
            Runnable wake = this::notifyAll;
            wake.run();
        }
    }

    /** Synchronized bridges, and what a proxy calls. */
    static class Text implements Supplier<String> {
        @Override
        public synchronized String get() {
            calls++;
            return "text " + calls;
        }
    }

    /** The program. */
    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        for (Class<?> type : List.of(Members.class, Computed.class, Text.class, Note.class)) {
            System.out.println(type + " " + ObjectStreamClass.lookupAny(type).getSerialVersionUID());
            print(Stream.of(type.getDeclaredFields()).map(Field::toString));
            print(Stream.of(type.getDeclaredConstructors()).map(Constructor::toString));
            print(Stream.of(type.getDeclaredMethods()).map(Members::text));
        }
        print(Stream.of(Computed.class.getMethods()).map(Members::text));
        Method noted = Computed.class.getDeclaredMethod("noted");
        System.out
            .println(noted.getAnnotation(Note.class) + " " + noted.equals(Computed.class.getDeclaredMethod("noted")));
        Method wake = Computed.class.getDeclaredMethod("wake");
        wake.setAccessible(true);
        wake.invoke(new Computed(1));
        InvocationHandler handler = (proxy, method, arguments) -> method.invoke(new Text(), arguments);
        Supplier<String> proxy = (Supplier<String>) Proxy.newProxyInstance(Members.class.getClassLoader(),
            new Class<?>[] {Supplier.class}, handler);
        System.out.println(proxy.get() + " " + proxy.get());
        print(Thread.getAllStackTraces().keySet().stream().filter(thread -> !thread.isDaemon()).map(Thread::getName));
    }

    private static String text(Method method) {
        Annotation[][] ofParameters = method.getParameterAnnotations();
        return method.toGenericString() + ' ' + method.getModifiers() + ' ' + Arrays.toString(method.getAnnotations())
            + Arrays.deepToString(ofParameters) + method.getDefaultValue() + method.isSynthetic() + method.isBridge();
    }

    private static void print(Stream<String> lines) {
        lines.sorted().forEach(System.out::println);
    }
}
