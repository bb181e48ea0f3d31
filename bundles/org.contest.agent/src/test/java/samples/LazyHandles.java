/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.function.Supplier;

/** Handles whose first use initializes a class, each of another class. */
public final class LazyHandles {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType TEXT = MethodType.methodType(String.class);

    private LazyHandles() {
    }

    /** The program. */
    public static void main(String[] args) throws Throwable {
        MethodHandle joined =
            LOOKUP.findStatic(Joins.class, "join", MethodType.methodType(String.class, Object[].class));
        MethodHandle made = LOOKUP.findConstructor(Makes.class, MethodType.methodType(void.class));
        MethodHandle lambda = LOOKUP.findStatic(Lambda.class, "text", TEXT);
        MethodHandle other = LOOKUP.findStatic(OtherLambda.class, "text", TEXT);
        VarHandle variable = LOOKUP.findStaticVarHandle(Inherits.class, "value", String.class);
        System.out.println(LOOKUP.revealDirect(joined) + " " + joined.isVarargsCollector());
        System.gc(); // what the handles hold has to outlive it
        System.out.println(MethodHandles.reflectAs(java.lang.reflect.Method.class, joined).getName());
        System.out.println(joined.invoke("a", "b"));
        System.out.println(made.invoke());
        MethodType supplier = MethodType.methodType(Supplier.class);
        System.out.println(((Supplier<?>) LambdaMetafactory.metafactory(LOOKUP, "get", supplier, TEXT.erase(), lambda,
            TEXT).getTarget().invoke()).get());
        System.out.println(((Supplier<?>) LambdaMetafactory.altMetafactory(LOOKUP, "get", supplier, TEXT.erase(), other,
            TEXT, 0).getTarget().invoke()).get());
        System.out.println(variable.getAndSet("other") + " " + Declares.value);
    }

    static final class Joins {
        static {
            System.out.println("joins");
        }

        static String join(Object... parts) {
            return parts.length + " parts";
        }
    }

    static final class Makes {
        static {
            System.out.println("makes");
        }

        @Override
        public String toString() {
            return "made";
        }
    }

    static final class Lambda {
        static {
            System.out.println("lambda");
        }

        static String text() {
            return "from lambda";
        }
    }

    static final class OtherLambda {
        static {
            System.out.println("other lambda");
        }

        static String text() {
            return "from other lambda";
        }
    }

    static class Declares {
        static String value = "first";

        static {
            System.out.println("declares");
        }
    }

    static final class Inherits extends Declares {
    }
}
