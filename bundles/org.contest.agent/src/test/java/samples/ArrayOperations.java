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
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Operations on many elements of arrays, called in every way. */
public final class ArrayOperations {

    private static final int LONG = 10_000;

    private static int[] numbers = {3, 1, 2};
    private static Integer[] boxed = {5, 6, 4, 1};
    private static Object[] objects = {"a", "b", 7, "c"};

    private ArrayOperations() {
    }

    private interface Copy {
        void copy(Object source, int from, Object target, int to, int count) throws Throwable;
    }

    /** The program. */
    public static void main(String[] args) throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(System.class, "arraycopy", MethodType
            .methodType(void.class, Object.class, int.class, Object.class, int.class, int.class));
        for (Copy copy : new Copy[] {(s, f, t, o, n) -> System.arraycopy(s, f, t, o, n), System::arraycopy,
            (s, f, t, o, n) -> handle.invoke(s, f, t, o, n), ArrayOperations::byReflection}) {
            copies(copy);
            mistakes(copy);
        }
        clones();
        ofArrays();
    }

    private static void byReflection(Object source, int from, Object target, int to, int count) throws Throwable {
        try {
            System.class.getMethod("arraycopy", Object.class, int.class, Object.class, int.class, int.class)
                .invoke(null, source, from, target, to, count);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void copies(Copy copy) throws Throwable {
        int[] target = new int[5];
        copy.copy(numbers, 1, target, 3, 2);
        copy.copy(target, 2, target, 1, 3);
        System.out.println(Arrays.toString(target));
        long[] from = new long[LONG];
        Arrays.setAll(from, i -> i * 31L);
        long[] to = new long[LONG + 1];
        copy.copy(from, 0, to, 1, LONG);
        System.out.println(Arrays.hashCode(to) + " " + to[LONG]);
    }

    private static void mistakes(Copy copy) throws Throwable {
        String[] texts = {"x", "x", "x", "x"};
        for (Object[] call : new Object[][] {{null, 0, texts, 0, 1}, {texts, 0, null, 0, 1}, {"", 0, texts, 0, 1},
            {texts, 0, "", 0, 1}, {texts, -1, texts, 0, 1}, {texts, 0, texts, 0, -1}, {texts, 0, texts, 3, 2},
            {texts, Integer.MAX_VALUE, texts, 0, 1}, {numbers, 0, texts, 0, 1}, {numbers, 0, new long[3], 0, 1},
            {objects, 0, texts, 0, 4}, {texts, 0, texts, 4, 0}}) {
            try {
                copy.copy(call[0], (int) call[1], call[2], (int) call[3], (int) call[4]);
                System.out.println("no mistake");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + " " + e.getMessage() + frames(e));
            }
        }
        System.out.println(Arrays.toString(texts));
    }

    private static List<String> frames(Exception e) {
        return Arrays.stream(e.getStackTrace()).filter(f -> f.getClassName().matches("samples.*|org.contest.*"))
            .map(f -> f.getMethodName() + ":" + f.getLineNumber()).toList();
    }

    private static void clones() {
        int[] copy = numbers.clone();
        copy[0] = 9;
        UnaryOperator<int[][]> clone = int[][]::clone;
        System.out
            .println(numbers[0] + " " + Arrays.deepToString(clone.apply(new int[][] {copy, {}, new int[0].clone()})));
        int[] none = numbers.length > 9 ? numbers : null;
        try {
            System.out.println(none.clone().length);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void ofArrays() {
        int[] sorted = Arrays.copyOf(numbers, 5);
        Arrays.sort(sorted);
        Arrays.fill(sorted, 1, 2, 8);
        Arrays.fill(sorted, 3, 3, 8);
        Arrays.sort(boxed, 1, 4, (a, b) -> b - a);
        Arrays.parallelPrefix(sorted, Integer::sum);
        List<Object> view = Arrays.asList(objects);
        System.out.println(Arrays.toString(sorted) + Arrays.asList(boxed) + Arrays.binarySearch(sorted, 1, 3, 8)
            + Arrays.equals(sorted, 0, 1, numbers, 0, 1) + view + Arrays.hashCode(new double[] {1, 2})
            + Arrays.copyOfRange(objects, 1, 9, Object[].class).length);
        List<Runnable> mistakes = new ArrayList<>();
        mistakes.add(() -> Arrays.fill(numbers, 2, 1, 0));
        mistakes.add(() -> Arrays.fill(numbers, 0, 4, 0));
        mistakes.add(() -> Arrays.fill((long[]) null, 0));
        mistakes.add(() -> Arrays.copyOf(numbers, -1));
        mistakes.add(() -> Arrays.copyOfRange(numbers, 4, 5));
        for (Runnable mistake : mistakes) {
            try {
                mistake.run();
                System.out.println("no mistake");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + " " + e.getMessage() + frames(e));
            }
        }
        System.out.println(Arrays.toString(numbers));
    }
}
