/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Looks at classes that are signed, there twice, of the future, and damaged. */
public final class OddClasses {

    private OddClasses() {
    }

    /** Prints what it finds. */
    public static void main(String[] args) {
        for (String name : args) {
            System.out.println(name + ": " + look(name));
        }
    }

    private static String look(String name) {
        try {
            Class<?> type = Class.forName(name);
            int signers = type.getSigners() == null ? 0 : type.getSigners().length;
            return type.getMethod("say", int.class).invoke(null, 1) + ", " + signers + " signers";
        } catch (ReflectiveOperationException | LinkageError e) {
            return e.toString();
        }
    }
}
