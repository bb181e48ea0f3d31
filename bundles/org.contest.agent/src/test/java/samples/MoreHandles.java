/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** Method handles that stand for events and are found by nothing but a name and a type. */
public final class MoreHandles {

    private static final MethodType ACTION = MethodType.methodType(void.class);

    private static int shared;
    private int plain;

    private MoreHandles() {
    }

    /** Has an override of what is an event. */
    static class Worker extends Thread {
        private int interrupts;

        @Override
        public void interrupt() {
            interrupts++;
        }

        @Override
        public int hashCode() {
            return 3;
        }

        static MethodHandle special(String name, Class<?> result) throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(Thread.class, name, MethodType.methodType(result), Worker.class);
        }
    }

    /** The program. */
    public static void main(String[] args) throws Throwable {
        bound();
        special();
        modes();
        elements();
        mistakes();
    }

    private static void bound() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Object lock = new Object();
        synchronized (lock) {
            lookup.bind(lock, "notify", ACTION).invokeExact();
            lookup.bind(lock, "wait", MethodType.methodType(void.class, long.class)).invokeExact(1L);
        }
        Worker worker = new Worker();
        lookup.bind(worker, "interrupt", ACTION).invokeExact();
        lookup.bind(worker, "start", ACTION).invokeExact();
        lookup.bind(worker, "join", ACTION).invokeExact();
        System.out.println(worker.interrupts + " " + lookup.bind(worker, "isAlive",
            MethodType.methodType(boolean.class)).invoke());
        System.out.println((String) lookup.bind("text", "trim", MethodType.methodType(String.class)).invokeExact());
        System.out.println((String) lookup.bind(new MoreHandles(), "mine", MethodType.methodType(String.class))
            .invokeExact());
    }

    private String mine() {
        return "private";
    }

    private static void special() throws Throwable {
        Worker worker = new Worker();
        Worker.special("interrupt", void.class).invokeExact(worker);
        Worker.special("start", void.class).invokeExact(worker);
        Worker.special("join", void.class).invokeExact(worker);
        boolean alive = (boolean) Worker.special("isAlive", boolean.class).invokeExact(worker);
        int hash = (int) Worker.special("hashCode", int.class).invokeExact(worker);
        System.out.println(worker.interrupts + " " + alive + " " + worker.isInterrupted() + " "
            + (hash == System.identityHashCode(worker)));
    }

    private static void modes() throws Throwable {
        VarHandle plain = MethodHandles.lookup().findVarHandle(MoreHandles.class, "plain", int.class);
        VarHandle ofClass = MethodHandles.lookup().findStaticVarHandle(MoreHandles.class, "shared", int.class);
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        MoreHandles object = new MoreHandles();
        int[] numbers = {1, 2, 3};
        plain.toMethodHandle(VarHandle.AccessMode.SET).invokeExact(object, 4);
        plain.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET).invoke(object, 4, 5);
        ofClass.toMethodHandle(VarHandle.AccessMode.SET_VOLATILE).invokeExact(6);
        element.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invoke(numbers, 1, 7);
        System.out.println((int) plain.toMethodHandle(VarHandle.AccessMode.GET).invokeExact(object)
            + (int) ofClass.toMethodHandle(VarHandle.AccessMode.GET_ACQUIRE).invokeExact() + numbers[1]);
        MethodHandle add = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET_AND_ADD,
            MethodType.methodType(int.class, MoreHandles.class, int.class));
        MethodHandle read = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET,
            MethodType.methodType(int.class));
        System.out.println((int) add.invokeExact(plain, object, 8) + (int) read.invokeExact(ofClass));
    }

    private static void elements() throws Throwable {
        String[] names = {"a", "b"};
        MethodHandles.arrayElementSetter(String[].class).invokeExact(names, 0, "c");
        System.out.println((String) MethodHandles.arrayElementGetter(String[].class).invokeExact(names, 0)
            + Arrays.toString(names));
    }

    private interface Mistake {
        Object make(MethodHandles.Lookup lookup) throws Throwable;
    }

    /** What is called wrongly fails as it does without us. */
    private static void mistakes() throws Throwable {
        Object none = args();
        for (Mistake mistake : new Mistake[] {l -> l.bind(none, "notify", ACTION), l -> l.bind("", "no", ACTION),
            l -> l.bind("", "notify", MethodType.methodType(int.class)), l -> l.bind("", null, ACTION),
            l -> l.bind(new Object(), "notify", ACTION).invoke(),
            l -> l.findSpecial(Object.class, "notify", ACTION, String.class),
            l -> MethodHandles.arrayElementGetter(String.class), l -> MethodHandles.arrayElementGetter(null),
            l -> MethodHandles.arrayElementGetter(int[].class).invoke(new int[1], 1),
            l -> MethodHandles.arrayElementGetter(int[].class).invoke((int[]) none, 1),
            l -> MethodHandles.varHandleInvoker(null, ACTION),
            l -> l.findVarHandle(MoreHandles.class, "plain", int.class).toMethodHandle(null),
            l -> l.findVarHandle(MoreHandles.class, "plain", int.class).toMethodHandle(VarHandle.AccessMode.GET)
                .invoke((MoreHandles) none)}) {
            try {
                System.out.println("no mistake " + mistake.make(MethodHandles.lookup()));
            } catch (Exception e) {
                System.out.println(e.getClass().getName() + Arrays.stream(e.getStackTrace())
                    .filter(frame -> frame.getClassName().contains("contest")).toList());
            }
        }
    }

    private static Object args() {
        return null;
    }
}
