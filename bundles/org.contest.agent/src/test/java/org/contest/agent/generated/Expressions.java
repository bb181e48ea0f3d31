/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.generated;

import java.util.List;
import java.util.Random;

/** Draws expressions over the variables of a generated class; {@code self} is the object. */
final class Expressions {

    /** A type and the fields that generated classes have of it: plain, volatile, of the class, and an array. */
    record Kind(String name, String letter, String constant) {
        boolean isNumber() {
            return !name.equals("boolean") && !name.equals("String");
        }
    }

    static final List<Kind> KINDS = List.of(new Kind("int", "i", "3"), new Kind("long", "l", "5L"),
        new Kind("double", "d", "1.5"), new Kind("float", "f", "2.5f"), new Kind("byte", "b", "(byte) 7"),
        new Kind("short", "s", "(short) 9"), new Kind("char", "c", "'k'"), new Kind("boolean", "z", "true"),
        new Kind("String", "t", "\"text\""));

    private static final int MOST_DEEP = 2;

    private final Random random;
    /** True where only what the thread has for itself may be used. */
    private final boolean confined;
    private int names;

    Expressions(Random random, boolean confined) {
        this.random = random;
        this.confined = confined;
    }

    Kind kind() {
        return KINDS.get(random.nextInt(KINDS.size()));
    }

    Kind number() {
        return KINDS.get(random.nextInt(7));
    }

    /** A variable that can be assigned; now and then of an object that is not there, or out of bounds. */
    String variable(Kind kind) {
        String owner = random.nextInt(12) == 0 ? "self.next" : "self";
        return switch (random.nextInt(confined ? 4 : 5)) {
        case 0 -> owner + ".v" + kind.letter();
        case 1 -> owner + ".a" + kind.letter() + "[" + index() + "]";
        case 2 -> "self.inner.own" + kind.letter();
        case 3 -> owner + "." + kind.letter();
        default -> "S" + kind.letter();
        };
    }

    private String index() {
        return switch (random.nextInt(10)) {
        case 0 -> "3";
        case 1 -> "self.i & 3";
        case 2 -> "-1 + (self.b & 1)";
        default -> Integer.toString(random.nextInt(3));
        };
    }

    String value(Kind kind) {
        return value(kind, 0);
    }

    private String value(Kind kind, int depth) {
        if (depth >= MOST_DEEP || random.nextInt(3) == 0) {
            return random.nextBoolean() ? variable(kind) : kind.constant();
        }
        return switch (kind.name()) {
        case "boolean" -> condition(depth);
        case "String" -> "(" + value(kind, depth + 1) + " + " + value(kind(), depth + 1) + ")";
        case "int" -> integer(depth);
        default -> "(" + kind.name() + ") (" + value(kind, depth + 1) + " " + operator() + " "
            + value(number(), depth + 1) + ")";
        };
    }

    private String integer(int depth) {
        Kind same = KINDS.get(0);
        return switch (random.nextInt(6)) {
        case 0 -> "(" + value(same, depth + 1) + " / " + value(same, depth + 1) + ")";
        case 1 -> "self.at.length";
        case 2 -> "new Pair(" + value(same, depth + 1) + ", " + value(KINDS.get(1), depth + 1) + ").sum()";
        case 3 -> "(" + condition(depth) + " ? " + value(same, depth + 1) + " : " + value(same, depth + 1) + ")";
        case 4 -> "self.inner.twice(" + value(same, depth + 1) + ")";
        default -> "(" + value(same, depth + 1) + " " + operator() + " " + value(same, depth + 1) + ")";
        };
    }

    String condition(int depth) {
        Kind kind = number();
        return switch (random.nextInt(4)) {
        case 0 -> {
            String square = "q" + names++;
            yield "(self.shape instanceof Square " + square + " && " + square + ".side() > 2)";
        }
        case 1 -> "!" + variable(KINDS.get(7));
        case 2 -> "(self.next == null)";
        default -> "(" + value(kind, depth + 1) + " < " + value(number(), depth + 1) + ")";
        };
    }

    private String operator() {
        return List.of("+", "-", "*").get(random.nextInt(3));
    }
}
