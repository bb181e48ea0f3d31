/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.generated;

import java.util.Random;
import org.contest.agent.generated.Expressions.Kind;

/** Writes a program of one Java file, the same for the same seed. */
public final class ProgramSource {

    private static final int METHODS = 2;

    private final Random random;
    private final String name;
    private final StringBuilder text = new StringBuilder();

    private ProgramSource(String name, long seed) {
        this.name = name;
        this.random = new Random(seed);
    }

    /** A class in the package {@code generated} with a method {@code run(Log)}. */
    public static String of(String name, long seed) {
        return new ProgramSource(name, seed).program();
    }

    private String program() {
        text.append("package generated;\n\npublic class ").append(name).append(" extends Base {\n");
        for (Kind kind : Expressions.KINDS) {
            fields(kind);
        }
        text.append(TYPES.replace("PROGRAM", name));
        for (int i = 0; i < METHODS; i++) {
            method("m", i, false);
            method("own", i, true);
        }
        text.append("static {\n").append(name).append(" self = new ").append(name)
            .append("(1);\ntry ").append(statements(false, "m1").block(3))
            .append("catch (RuntimeException e) { Log.STATIC.add(e); }\n}\n");
        return text.append("}\n").toString();
    }

    private Statements statements(boolean confined, String callee) {
        return new Statements(random, confined, callee);
    }

    private void fields(Kind kind) {
        String type = kind.name();
        text.append(type).append(' ').append(kind.letter()).append(" = ").append(kind.constant()).append(";\n")
            .append("volatile ").append(type).append(" v").append(kind.letter()).append(";\n")
            .append("static ").append(random.nextBoolean() ? "volatile " : "").append(type).append(" S")
            .append(kind.letter()).append(" = ").append(kind.constant()).append(";\n")
            .append("final ").append(type).append("[] a").append(kind.letter()).append(" = new ").append(type)
            .append("[3];\n");
    }

    private void method(String prefix, int number, boolean confined) {
        String callee = number + 1 < METHODS ? prefix + (number + 1) : "";
        String flag = random.nextInt(3) == 0 ? "synchronized " : "";
        if (!confined && random.nextInt(3) == 0) {
            text.append("int ").append(prefix).append(number).append("(int p, long q) { return ").append(prefix)
                .append(number).append("s(this, p, q); }\nstatic ").append(flag).append("int ").append(prefix)
                .append(number).append("s(").append(name).append(" self, int p, long q) {\n");
        } else {
            text.append(flag).append("int ").append(prefix).append(number).append("(int p, long q) {\n").append(name)
                .append(" self = this;\n");
        }
        text.append(statements(confined, callee).block(3 + random.nextInt(4))).append("return p + self.i;\n}\n");
    }

    private static final String TYPES = """
        private static final Object LOCK = new Object();
        private static int total;
        final Log log;
        final Inner inner = new Inner();
        final Object[] objects = new String[3];
        final Shape shape;
        PROGRAM next;

        PROGRAM(int size) {
            super(size > 1 ? PROGRAM.size(size) : 4);
            log = size == 1 ? Log.STATIC : new Log();
            shape = size % 2 == 0 ? new Square(size) : new Circle();
            if (size > 2) {
                next = new PROGRAM(size - 2);
            }
        }

        private static int size(int of) {
            return of * Limits.MOST;
        }

        class Inner {
            int owni = i + 1;
            long ownl;
            double ownd;
            float ownf;
            byte ownb;
            short owns;
            char ownc = 'a';
            boolean ownz;
            String ownt = "inner";

            int twice(int of) {
                return of + owni + i;
            }
        }

        interface Limits {
            int MOST = Log.STATIC.note("Limits", 2);
        }

        static synchronized void count(int by) {
            total += by;
        }

        static void run(Log out) throws InterruptedException {
            for (int size = 2; size < 5; size++) {
                PROGRAM object = new PROGRAM(size);
                try {
                    out.add(object.m0(size, -size));
                } catch (RuntimeException e) {
                    out.add(e);
                }
                out.add(object.log);
            }
            PROGRAM[] objects = {new PROGRAM(2), new PROGRAM(3)};
            Thread[] threads = new Thread[objects.length];
            for (int k = 0; k < threads.length; k++) {
                PROGRAM object = objects[k];
                threads[k] = new Thread(() -> object.alone());
                threads[k].start();
            }
            for (int k = 0; k < threads.length; k++) {
                threads[k].join();
                out.add(objects[k].log);
            }
            out.add(total);
        }

        private void alone() {
            for (int k = 0; k < 3; k++) {
                try {
                    log.add(own0(k, 2L));
                } catch (RuntimeException e) {
                    log.add(e);
                }
                synchronized (LOCK) {
                    synchronized (PROGRAM.class) {
                        total += k;
                    }
                }
                count(k);
            }
        }
        """;

    /** The other classes of the programs, by name. */
    public static String common(String name) {
        return "package generated;\n\n" + switch (name) {
        case "Base" -> """
            class Base {
                protected final int of;

                Base(int of) {
                    this.of = of;
                }
            }
            """;
        case "Shape" -> """
            sealed interface Shape permits Square, Circle { }
            record Square(int side) implements Shape { }
            record Circle() implements Shape { }
            enum Color { RED, GREEN }
            record Pair(int a, long b) {
                Pair {
                    if (a > 1000) {
                        throw new IllegalArgumentException("a " + a);
                    }
                }

                int sum() {
                    return a + (int) b;
                }
            }
            """;
        case "Problem" -> """
            class Problem extends RuntimeException {
                private static final long serialVersionUID = 1;

                Problem(Object value) {
                    super("" + value);
                }
            }
            """;
        default -> """
            import java.util.ArrayList;
            import java.util.List;

            class Log {
                static final Log STATIC = new Log();
                private final List<String> lines = new ArrayList<>();

                synchronized void add(Object value) {
                    lines.add(value instanceof Throwable e ? text(e) : String.valueOf(value));
                }

                synchronized int note(String text, int value) {
                    lines.add(text);
                    return value;
                }

                private static String text(Throwable e) {
                    StringBuilder text = new StringBuilder(e.toString());
                    for (StackTraceElement frame : e.getStackTrace()) {
                        text.append(' ').append(frame.getModuleName() == null ? frame : frame.getMethodName());
                    }
                    return text.toString();
                }

                @Override
                public synchronized String toString() {
                    return String.join("\\n", lines);
                }
            }
            """;
        };
    }

    /** A main class that runs programs and prints what they logged. */
    public static String all(Iterable<String> names) {
        StringBuilder text = new StringBuilder("package generated;\n\npublic class All {\n"
            + "private static void print(String name, Log log) { System.out.println(name + \"\\n\" + log); }\n"
            + "public static void main(String[] args) throws Exception {\n");
        for (String name : names) {
            text.append("run").append(name).append("();\n");
        }
        text.append("print(\"static\", Log.STATIC);\n}\n");
        for (String name : names) {
            text.append("private static void run").append(name).append("() throws Exception { Log log = new Log(); ")
                .append(name).append(".run(log); print(\"").append(name).append("\", log); }\n");
        }
        return text.append("}\n").toString();
    }
}
