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
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** What a program can ask of its own code, and odd shapes of code: the same as without the agent. */
public final class SelfView {

    private static int shared;
    private static final Object LOCK = new Object();

    private SelfView() {
    }

    /** Seen at run time. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Note {
        String value() default "none";

        Class<?>[] types() default {};
    }

    sealed interface Shape extends Serializable permits Circle, Square, Unit {
    }

    record Circle(@Note("radius") double radius) implements Shape {
        Circle {
            if (radius < 0) {
                throw new IllegalArgumentException("radius " + radius);
            }
            shared++;
        }
    }

    record Square(int side, String... names) implements Shape {
        @Override
        public synchronized String toString() {
            return "square " + side + Arrays.toString(names);
        }
    }

    enum Unit implements Shape {
        ONE {
            @Override
            synchronized int value() {
                return shared += 0;
            }
        },
        TWO;

        private static int made;

        static {
            made = values().length;
        }

        int value() {
            return made;
        }
    }

    /** Has synchronized methods of every kind that an interface may have. */
    interface Locked {
        private int counted() {
            synchronized (this) {
                return ++shared;
            }
        }

        static int all() {
            synchronized (Locked.class) {
                return shared;
            }
        }

        default int count() {
            synchronized (LOCK) {
                return counted() + all();
            }
        }
    }

    static class Generic<T extends Comparable<T>> implements Locked, Callable<T> {
        volatile T value;
        transient int hidden;

        @Note(value = "generic", types = {int.class, String[].class})
        synchronized <E extends Exception> T take(@Note("x") T other, int... more) throws E, IOException {
            return value = other;
        }

        @Override
        public synchronized T call() {
            return value;
        }

        @Deprecated
        synchronized void old() {
            shared++;
        }
    }

    /** The program. */
    public static void main(String[] args) throws Exception {
        step("stacks", SelfView::stacks);
        step("members", SelfView::members);
        step("bytes", SelfView::bytes);
        step("serial", SelfView::serial);
        step("shapes", SelfView::shapes);
        step("nested", SelfView::nested);
        step("constructors", SelfView::constructors);
        step("helpful", SelfView::helpful);
        step("deep", SelfView::deep);
        step("threads", SelfView::threads);
        step("wide", SelfView::wide);
        step("assertions", SelfView::assertions);
    }

    private interface Step {
        void run() throws Exception;
    }

    private static void step(String name, Step step) throws Exception {
        System.out.println("== " + name);
        try {
            step.run();
        } catch (Exception e) {
            print(e);
        }
    }

    private static void print(Throwable e) {
        for (Throwable t = e; t != null; t = t.getCause()) {
            System.out.println(t + " " + Arrays.stream(t.getStackTrace())
                .filter(f -> !f.getClassName().startsWith("java.") && !f.getClassName().startsWith("jdk."))
                .map(f -> f.getMethodName() + ":" + f.getLineNumber()).toList() + t.getSuppressed().length);
        }
    }

    private static synchronized void stacks() throws Exception {
        List<Supplier<Object>> ways = List.of(
            () -> StackWalker.getInstance().walk(s -> s.map(f -> f.getMethodName() + f.getLineNumber()).toList()),
            () -> StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass(),
            () -> StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES)
                .walk(s -> s.map(StackWalker.StackFrame::getClassName).filter(n -> !n.contains("Lambda")
                    && !n.startsWith("java.lang.invoke") && !n.startsWith("jdk.")).toList()),
            () -> Arrays.stream(Thread.currentThread().getStackTrace()).map(StackTraceElement::toString)
                .filter(n -> !n.startsWith("java.base/")).toList(),
            () -> Arrays.stream(Thread.getAllStackTraces().get(Thread.currentThread()))
                .map(StackTraceElement::getMethodName).filter(n -> !n.startsWith("dumpThreads")
                    && !n.startsWith("asyncGetStackTrace") && !n.startsWith("getStackTrace"))
                .toList());
        for (Supplier<Object> way : ways) {
            synchronized (LOCK) {
                System.out.println(way.get());
            }
        }
        Runnable walk = LOCK::notifyAll;
        try {
            walk.run();
        } catch (IllegalMonitorStateException e) {
            print(e);
        }
        System.out.println(Thread.getAllStackTraces().keySet().stream().map(Thread::getName).sorted()
            .filter(n -> !n.matches("(Common-Cleaner|Finalizer|Notification Thread|Reference Handler|"
                + "Signal Dispatcher|Attach Listener).*"))
            .toList());
        System.out.println(Thread.currentThread().getThreadGroup().getName() + Thread.activeCount());
    }

    private static void members() throws Exception {
        for (Class<?> type : List.of(SelfView.class, Generic.class, Locked.class, Circle.class, Square.class,
            Unit.class, Shape.class, Unit.ONE.getClass())) {
            System.out.println(type.toGenericString() + " " + Arrays.toString(type.getRecordComponents())
                + Arrays.toString(type.getPermittedSubclasses()) + type.getNestHost() + type.getEnclosingMethod()
                + Stream.of(type.getNestMembers()).count() + Arrays.toString(type.getAnnotations())
                + Modifier.toString(type.getModifiers()));
            List<Member> members = new ArrayList<>();
            members.addAll(List.of(type.getDeclaredMethods()));
            members.addAll(List.of(type.getDeclaredConstructors()));
            members.addAll(List.of(type.getDeclaredFields()));
            members.addAll(List.of(type.getMethods()));
            members.stream().map(SelfView::text).sorted().forEach(System.out::println);
        }
        Method take = Generic.class.getDeclaredMethod("take", Comparable.class, int[].class);
        System.out.println(take.invoke(new Generic<String>(), "x", new int[0]));
        System.out.println(take.equals(Generic.class.getDeclaredMethod("take", Comparable.class, int[].class)) + " "
            + take.getDeclaredAnnotation(Note.class).value() + take.isVarArgs() + take.getParameters()[0].getType());
    }

    private static String text(Member member) {
        if (member instanceof Executable code) {
            return code.toGenericString() + Arrays.toString(code.getAnnotations())
                + Arrays.deepToString(code.getParameterAnnotations()) + code.getModifiers()
                + Stream.of(code.getParameters()).map(Parameter::toString).toList() + code.isSynthetic()
                + Arrays.toString(code.getGenericExceptionTypes()) + Arrays.toString(code.getAnnotatedParameterTypes())
                + (code instanceof Method m ? m.getDefaultValue() + " " + m.isBridge() : "");
        }
        return ((Field) member).toGenericString() + member.getModifiers();
    }

    private static void bytes() throws IOException {
        for (String name : List.of("SelfView.class", "SelfView$Generic.class", "/samples/SelfView$Unit$1.class")) {
            try (InputStream in = SelfView.class.getResourceAsStream(name)) {
                CRC32 crc = new CRC32();
                crc.update(in.readAllBytes());
                System.out.println(crc.getValue());
            }
        }
    }

    private static void serial() throws Exception {
        Object[] objects = {new Circle(2), new Square(3, "a", "b"), Unit.ONE, Unit.TWO};
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(objects);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Object[] read = (Object[]) in.readObject();
            System.out.println(read[0] + " " + read[1] + read[0].equals(objects[0]) + (read[2] == Unit.ONE)
                + Objects.hash(read[0], 3) + " " + bytes.size());
        }
    }

    private static void shapes() {
        for (Shape shape : new Shape[] {new Circle(1), new Square(2), Unit.ONE, Unit.TWO}) {
            String text = shape instanceof Circle c ? "c" + c.radius : shape instanceof Square s ? "s" + s.side
                : ((Unit) shape).name() + ((Unit) shape).value();
            switch (text) {
            case "c1.0", "s2" -> System.out.println("known " + text);
            default -> System.out.println("other " + text);
            }
        }
        switch (Unit.valueOf("TWO")) {
        case ONE -> System.out.println(1);
        case TWO -> System.out.println(2);
        }
        new Circle(-1);
    }

    private static void nested() {
        Generic<String> generic = new Generic<>();
        int before = shared;
        for (int i = 0; i < 4; i++) {
            try {
                synchronized (LOCK) {
                    synchronized (generic) {
                        synchronized (LOCK) {
                            try {
                                shared++;
                                if (i == 1) {
                                    throw new IllegalStateException("inner");
                                } else if (i == 2) {
                                    continue;
                                } else if (i == 3) {
                                    break;
                                }
                            } finally {
                                shared += 10;
                                generic.old();
                            }
                        }
                    }
                    LOCK.notifyAll();
                }
            } catch (IllegalStateException e) {
                System.out.println(Thread.holdsLock(LOCK) + " " + Thread.holdsLock(generic) + e.getMessage());
            }
        }
        System.out.println(shared - before + " " + (generic.count() - shared) + (Locked.all() - shared));
        System.out.println(returning(3) + " " + Thread.holdsLock(LOCK) + Thread.holdsLock(SelfView.class));
    }

    @SuppressWarnings("finally")
    private static synchronized int returning(int n) {
        while (true) {
            synchronized (LOCK) {
                try {
                    if (n == 0) {
                        throw new IllegalStateException();
                    }
                    return n;
                } finally {
                    if (n-- > 0) {
                        continue;
                    }
                    return -1;
                }
            }
        }
    }

    static class Base {
        final int seen;

        Base(int value) {
            seen = value;
            init();
        }

        void init() {
            System.out.println("base " + seen);
        }
    }

    static class Derived extends Base {
        private int own = 4;
        private final int[] array;

        Derived(boolean choice) {
            super(choice ? shared() : Integer.parseInt("7"));
            array = new int[] {own, seen};
            own = array[0] + array[1];
        }

        Derived(String text) {
            super(new Object() {
                int length() {
                    synchronized (LOCK) {
                        return text.length();
                    }
                }
            }.length());
            array = null;
        }

        private static synchronized int shared() {
            return 9;
        }

        @Override
        void init() {
            System.out.println("derived " + own + array);
        }
    }

    private static void constructors() {
        System.out.println(new Derived(true).own + new Derived(false).own + new Derived("four").seen);
        new Derived((String) null);
    }

    private static void helpful() {
        long[][] longs = new long[2][];
        Object strings = new String[1];
        List<Runnable> mistakes = List.of(() -> ((Generic<?>) none()).old(),
            () -> ((Generic<?>) none()).value.hashCode(), () -> ((int[]) none())[1]++,
            () -> ((Derived) none()).own = 3, () -> ((Object[]) none())[0] = LOCK,
            () -> System.out.println(longs[1][0]), () -> System.out.println(((String) none()).length()),
            () -> System.out.println(((Generic<?>) none()).hidden), () -> ((Object[]) strings)[0] = 1,
            () -> System.out.println((String) (Object) 1),
            () -> System.out.println(new int[Integer.parseInt("-1")].length));
        for (Runnable mistake : mistakes) {
            try {
                mistake.run();
            } catch (RuntimeException e) {
                print(e);
            }
        }
    }

    private static Object none() {
        return null;
    }

    private static int depth;

    private static void deep() {
        try {
            fall(new Object());
        } catch (StackOverflowError e) {
            System.out.println(depth > 1000);
        }
        System.out.println(Thread.holdsLock(LOCK));
        synchronized (LOCK) {
            System.out.println(Thread.holdsLock(LOCK));
        }
    }

    private static synchronized int fall(Object lock) {
        depth++;
        synchronized (lock) {
            return fall(new Object()) + 1;
        }
    }

    private static void threads() throws Exception {
        Thread thread = new Thread(() -> {
            StackTraceElement[] own = Thread.currentThread().getStackTrace();
            System.out.println(own[own.length - 1].getMethodName() + Thread.currentThread().getThreadGroup().getName());
        }, "worker");
        System.out.println(thread.getState() + " " + thread.isAlive() + thread.isDaemon() + thread.getPriority()
            + thread.getStackTrace().length);
        thread.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + e));
        thread.start();
        thread.join();
        System.out.println(thread.getState() + " " + thread.isAlive());
        Thread failing = new Thread(() -> ((Generic<?>) none()).old(), "failing");
        failing.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + e.getClass() + t.isAlive()));
        failing.start();
        failing.join();
        try {
            thread.start();
        } catch (IllegalThreadStateException e) {
            print(e);
        }
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
        inherited.set("from main");
        Thread child = new Thread(() -> System.out.println(inherited.get()));
        child.setContextClassLoader(null);
        child.start();
        child.join();
        Thread hook = new Thread(() -> System.out.println("hook " + shared));
        Runtime.getRuntime().addShutdownHook(hook);
        System.out.println(Runtime.getRuntime().removeShutdownHook(hook));
    }

    private static void wide() {
        long a = 1;
        double b = 2;
        long[] longs = {3, 4};
        double[] doubles = {5, 6};
        longs[(int) a] += longs[0]++ + (long) b;
        doubles[0] = doubles[(int) a]-- * (longs[1] = 8);
        Wide wide = new Wide();
        wide.large = wide.fraction += wide.large++ + a;
        Wide.all = (Wide.all += 3) * 2;
        System.out.println(longs[0] + " " + longs[1] + doubles[0] + doubles[1] + wide.large + wide.fraction + Wide.all);
    }

    static final class Wide {
        static volatile long all = 1L << 40;
        double large = 1.5;
        volatile double fraction = 2.5;
    }

    private static void assertions() {
        boolean on = false;
        assert on = true;
        System.out.println(on + " " + SelfView.class.desiredAssertionStatus());
    }
}
