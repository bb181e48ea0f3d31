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

/** Draws statements. */
final class Statements {

    private static final int MOST_DEEP = 2;

    private final Random random;
    private final Expressions expressions;
    /** Called methods come behind their callers, so that every program ends. */
    private final String callee;
    private int names;

    Statements(Random random, boolean confined, String callee) {
        this.random = random;
        this.expressions = new Expressions(random, confined);
        this.callee = callee;
    }

    String block(int count) {
        return block(count, 0);
    }

    private String block(int count, int depth) {
        StringBuilder text = new StringBuilder("{\n");
        for (int i = 0; i < count; i++) {
            text.append(statement(depth)).append('\n');
        }
        return text.append("}\n").toString();
    }

    private String few(int depth) {
        return block(1 + random.nextInt(2), depth + 1);
    }

    private String statement(int depth) {
        return depth < MOST_DEEP && random.nextInt(2) == 0 ? nested(depth) : simple();
    }

    private String simple() {
        Kind kind = expressions.kind();
        return switch (random.nextInt(9)) {
        case 0, 1 -> expressions.variable(kind) + " = " + expressions.value(kind) + ";";
        case 2 -> log(expressions.value(kind));
        case 3 -> expressions.variable(expressions.number()) + (random.nextBoolean() ? "++;" : "--;");
        case 4 -> {
            Kind number = expressions.number();
            yield expressions.variable(number) + " += " + expressions.value(number) + ";";
        }
        case 5 -> callee.isEmpty() ? log("self.at[0]")
            : log("self." + callee + "(" + expressions.value(Expressions.KINDS.get(0)) + ", "
                + expressions.value(Expressions.KINDS.get(1)) + ")");
        case 6 -> "if (" + expressions.condition(0) + ") { throw new Problem(" + expressions.value(kind) + "); }";
        case 7 -> "self.objects[" + random.nextInt(3) + "] = " + (random.nextBoolean() ? "\"s\"" : "(Object) self.i")
            + ";";
        default -> log("self.objects[" + random.nextInt(3) + "]");
        };
    }

    private static String log(String value) {
        return "self.log.add(" + value + ");";
    }

    private String nested(int depth) {
        String name = "x" + depth + names++;
        return switch (random.nextInt(10)) {
        case 0 -> "if (" + expressions.condition(0) + ") " + few(depth) + "else " + few(depth);
        case 1 -> "for (int " + name + " = 0; " + name + " < " + (1 + random.nextInt(3)) + "; " + name + "++) "
            + few(depth);
        case 2 -> "try " + few(depth) + "catch (RuntimeException " + name + ") {\n" + log(name) + "\n}"
            + (random.nextBoolean() ? " finally " + few(depth) : "");
        case 3 -> "synchronized (" + monitor() + ") " + few(depth);
        case 4 -> "switch (" + expressions.value(Expressions.KINDS.get(0)) + " & 3) {\ncase 0: " + few(depth)
            + "case 1: " + few(depth) + "break;\ndefault: " + few(depth) + "}";
        case 5 -> "switch (Color.values()[" + expressions.value(Expressions.KINDS.get(0)) + " & 1]) {\ncase RED -> "
            + few(depth) + "case GREEN -> " + few(depth) + "}";
        case 6 -> "Runnable " + name + " = () -> " + few(depth) + ";\n" + name + ".run();";
        case 7 -> "try " + few(depth) + "finally " + few(depth);
        case 8 -> name + ": do {\nif (" + expressions.condition(0) + ") { break " + name + "; }\n"
            + few(depth) + "} while (false);";
        default -> "class " + name + " { int own = self.i; int get() " + withReturn(few(depth), "own") + "}\n"
            + log("new " + name + "().get()");
        };
    }

    private static String withReturn(String block, String value) {
        return block.substring(0, block.lastIndexOf('}')) + "return " + value + ";\n}\n";
    }

    private String monitor() {
        return switch (random.nextInt(8)) {
        case 0 -> "self.next";
        case 1 -> "self.objects";
        case 2 -> "self.inner";
        default -> "self";
        };
    }
}
