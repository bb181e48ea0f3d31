/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples;

/** The numbers on the command line of an example. */
public final class Arguments {
    private Arguments() {
    }

    /**
     * The argument at {@code index}, or {@code otherwise} when there are fewer.
     *
     * @throws IllegalArgumentException if it is not a positive number
     */
    public static int at(String[] args, int index, int otherwise) {
        if (index >= args.length) {
            return otherwise;
        }
        int number;
        try {
            number = Integer.parseInt(args[index]);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("argument " + (index + 1) + " is not a number: " + args[index], e);
        }
        if (number < 1) {
            throw new IllegalArgumentException("argument " + (index + 1) + " is " + number + ", not positive");
        }
        return number;
    }
}
